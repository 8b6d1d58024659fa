"""Runs checks of the code side by side and prints what the first that fails has found."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from contextlib import ExitStack
from typing import IO, Any, Final, NamedTuple

from tools.devkit import setup

POLL_SECONDS: Final = 0.05
"""Seconds between two looks at the running checks."""
GRACE_SECONDS: Final = 20
"""Seconds that an interrupted check may take to end by itself."""


class Check(NamedTuple):
    """A tool of .venv, or a script of one of Node's packages, with its arguments.

    shown: whether it prints while it runs. node: the Node that runs it, None for Python.
    """

    command: list[str]
    shown: bool = False
    node: str | None = None

    def __str__(self) -> str:
        return " ".join(self.command)


class _Running(NamedTuple):
    check: Check
    process: subprocess.Popen[bytes]
    output: IO[bytes] | None


def run(checks: list[Check]) -> int:
    """Run the checks at the same time; return 0 or the exit code of the first that failed.

    When one fails, the others are ended and its output is printed last.
    """
    with ExitStack() as files:
        files.callback(signal.signal, signal.SIGINT, _accept_interrupts())
        running = [_start(check, files) for check in checks]
        try:
            return _watch(running)
        finally:
            _end(running)


def _accept_interrupts() -> Any:
    """Let this process and its children be interrupted; return the handler before.

    A shell starts background jobs with interrupts ignored, and their children inherit that.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return before


def _watch(running: list[_Running]) -> int:
    while running:
        for one in [one for one in running if one.process.poll() is not None]:
            running.remove(one)
            if one.process.returncode:
                _end(running)
                _print_output(one)
                return one.process.returncode
            if not one.check.shown:
                setup.say(f"{one.check}: good")
        time.sleep(POLL_SECONDS)
    return 0


def environment() -> dict[str, str]:
    """Return the environment of the tools, in which pytest keeps the tests it has rewritten.

    Rewriting them again would cost each of its workers seconds.
    """
    return {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}


def _start(check: Check, files: ExitStack) -> _Running:
    if check.shown:
        setup.say(str(check))
    output: IO[bytes] | None = None
    if not check.shown:
        output = files.enter_context(tempfile.TemporaryFile())  # noqa: SIM115 - closed by it
    tool, *arguments = check.command
    script = [check.node or "", str(setup.ROOT / "node_modules" / tool)]
    process = subprocess.Popen(
        [*(script if check.node else [str(setup.PYTHON), "-m", tool]), *arguments],
        cwd=setup.ROOT,
        env=environment(),
        stdout=output,
        stderr=subprocess.STDOUT if output else None,
    )
    return _Running(check, process, output)


def _end(running: list[_Running]) -> None:
    """Interrupt all running checks and wait until they end, so that their output comes first."""
    for one in running:
        one.process.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGINT)
    for one in running:
        try:
            one.process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            one.process.kill()
            one.process.wait()
    running.clear()


def _print_output(failed: _Running) -> None:
    if failed.output is not None:
        failed.output.seek(0)
        text = failed.output.read().decode(errors="replace")
        print(f"\n{text}", flush=True)
        setup.say(f"{failed.check}: failed")
