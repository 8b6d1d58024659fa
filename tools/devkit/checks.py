"""Runs several checks of the code side by side and tells what each has found, one after another."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from contextlib import ExitStack
from typing import IO, Any, Final, NamedTuple

from tools.devkit import setup

PACE: Final = 0.05
"""Seconds between two looks at whether a check has ended."""
PATIENCE: Final = 20
"""Seconds that a check has to end by itself once it is interrupted."""


class Check(NamedTuple):
    """A tool of .venv, or a script of one of Node's packages, with its arguments.

    shown: what it prints is seen while it runs. node: the Node that runs it, None for Python.
    """

    command: list[str]
    shown: bool = False
    node: str | None = None

    def __str__(self) -> str:
        return " ".join(self.command)


class _Running(NamedTuple):
    check: Check
    process: subprocess.Popen[bytes]
    said: IO[bytes] | None


def run(checks: list[Check]) -> int:
    """Run the checks at the same time; return 0 or the exit code of the first that failed.

    When one fails its output is printed at once, last of all, and the others are ended.
    """
    with ExitStack() as files:
        files.callback(signal.signal, signal.SIGINT, _hearing())
        running = [_start(check, files) for check in checks]
        try:
            return _watch(running)
        finally:
            _end(running)


def _hearing() -> Any:
    """Have interrupts heard, here and by what is started; return how they were taken before.

    A shell has what it runs in the background ignore them, and whatever that starts.
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
                _tell(one)
                return one.process.returncode
            if not one.check.shown:
                setup.say(f"{one.check}: good")
        time.sleep(PACE)
    return 0


def environment() -> dict[str, str]:
    """Return the environment of the tools: what pytest rewrites is kept for the next run.

    Doing it anew costs each of its workers seconds, so it is kept even where a variable forbids it.
    """
    return {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}


def _start(check: Check, files: ExitStack) -> _Running:
    if check.shown:
        setup.say(str(check))
    said: IO[bytes] | None = None
    if not check.shown:
        said = files.enter_context(tempfile.TemporaryFile())  # noqa: SIM115 - closed by it
    tool, *arguments = check.command
    script = [check.node or "", str(setup.ROOT / "node_modules" / tool)]
    process = subprocess.Popen(
        [*(script if check.node else [str(setup.PYTHON), "-m", tool]), *arguments],
        cwd=setup.ROOT,
        env=environment(),
        stdout=said,
        stderr=subprocess.STDOUT if said else None,
    )
    return _Running(check, process, said)


def _end(running: list[_Running]) -> None:
    """Interrupt what still runs and wait for its last words, so that they come before others'."""
    for one in running:
        one.process.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGINT)
    for one in running:
        try:
            one.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            one.process.kill()
            one.process.wait()
    running.clear()


def _tell(failed: _Running) -> None:
    if failed.said is not None:
        failed.said.seek(0)
        text = failed.said.read().decode(errors="replace")
        print(f"\n{text}", flush=True)
        setup.say(f"{failed.check}: failed")
