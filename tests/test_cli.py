"""The command line: what it prints and writes, and how it answers wrong input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hustings import catalog
from hustings.cli import main
from hustings.core.model import ALL
from hustings.core.moves import verb_name
from hustings.core.packed_link import to_link
from hustings.core.record import dump, load
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.terminal.transcript import Player, transcript
from tests.kit import ROOT, Kit, Setup, walk
from tools.docs.events import event_rows

Capture = pytest.CaptureFixture[str]
Answers = Callable[[Iterator[str]], list[str]]


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Answer the terminal's prompts from an iterator; collect the prompts."""

    def start(lines: Iterator[str]) -> list[str]:
        questions: list[str] = []

        def answer(prompt: str) -> str:
            questions.append(prompt)
            sys.stdout.write(f"{prompt}\n")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        return questions

    return start


def random_answers(seed: str) -> Iterator[str]:
    """Yield random choices by number, the first two out of range."""
    rng = Rng(seed)
    yield from ("99", "0")
    while True:
        yield str(1 + rng.below(4))


def lines_of(path: Path) -> list[dict[str, object]]:
    """Return the objects of a transcript."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


# --- the commands


def test_games_lists_every_game_with_seats_levels_and_options(toy: Kit, capsys: Capture) -> None:
    """The list shows everything that the arguments of `play` need."""
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    for game in catalog.GAMES:
        assert game in out
    assert "seats 1, 2, 3, 4; bots easy, normal" in out
    assert "--option rounds=…  Rounds: 1 One, 2 Two, 3 Three" in out


def test_bots_play_the_same_game_from_the_same_seed(
    toy: Kit, capsys: Capture, tmp_path: Path
) -> None:
    """Screen, record and transcript are the same, and differ with another seed."""
    results = []
    for name, seed in (("a", "seven"), ("b", "seven"), ("c", "eight")):
        record, steps = tmp_path / f"{name}.json", tmp_path / f"{name}.jsonl"
        arguments = ["--seats", "bot:easy,bot,bot:easy", "--seed", seed]
        files = ["--record", str(record), "--transcript", str(steps)]
        assert main(["play", "toy", *arguments, *files]) == 0
        results.append((capsys.readouterr().out, record.read_text(), steps.read_text()))
    assert results[0] == results[1]
    assert results[0] != results[2]
    assert "seed seven: Ada (bot:easy), Ben (bot:normal), Cleo (bot:easy)" in results[0][0]
    table = Table(toy.rules, load(results[0][1], toy.find))
    assert table.over
    assert table.trouble == ""


def test_an_unknown_level_is_replaced_by_the_games_strongest(toy: Kit, capsys: Capture) -> None:
    """The output names the level that plays."""
    assert main(["play", "toy", "--seats", "bot:expert,bot:easy", "--seed", "levels"]) == 0
    assert "Ada (bot:normal), Ben (bot:easy)" in capsys.readouterr().out


def test_a_human_player_plays_by_numbers_to_the_end(
    toy: Kit, answers: Answers, capsys: Capture, tmp_path: Path
) -> None:
    """Numbers out of range are answered with a sentence."""
    questions = answers(random_answers("numbers"))
    record = tmp_path / "r.json"
    assert (
        main(["play", "toy", "--seed", "5", "--seats", "human:Zoe,bot", "--record", str(record)])
        == 0
    )
    out = capsys.readouterr().out
    assert set(questions) == {"Zoe> "}, "no hand-over to a bot"
    assert "Choose a number from 1 to" in out
    assert "Zoe: seal a plan" in out
    assert Table(toy.rules, load(record.read_text(), toy.find)).over


def test_moves_can_be_typed_and_wrong_input_is_explained(
    toy: Kit, answers: Answers, capsys: Capture, tmp_path: Path
) -> None:
    """A whole move is played, a beginning asks for the rest, anything else gets a sentence."""
    record = tmp_path / "r.json"
    odd = ["", "??", "9999999", "-1", "push.1", "plan.9.9", "plan.1.2.3.4", "\x00", "ж", "smear.99"]
    answers(iter([*odd, "?", "p", "b", "plan.1", "b", "plan.2", "plan.2.3", "q"]))
    seats = ["--seats", "human,human", "--option", "machine=0", "--seed", "1"]
    # the first answer goes to the hand-over
    assert main(["play", "toy", *seats, "--record", str(record)]) == 1
    out = capsys.readouterr().out
    assert "is neither a number here nor a move" in out
    assert "Rule 6" in out
    assert "That is not possible now." in out
    assert "Type the number of a choice" in out
    assert "The game was left after 1 move." in out
    assert json.loads(record.read_text())["moves"] == ["0:plan.2.3"]


def test_moves_can_be_typed_in_writing_and_by_their_labels(
    toy: Kit, answers: Answers, capsys: Capture, tmp_path: Path
) -> None:
    """Several moves that fit are listed; what fits none is answered by what is legal."""
    record = tmp_path / "r.json"
    answers(iter(["", "hill", "nonsense", "PLAN Hill, no-card", "q"]))
    seats = ["--seats", "human,human", "--option", "machine=0", "--seed", "1"]
    assert main(["play", "toy", *seats, "--record", str(record)]) == 1
    out = capsys.readouterr().out
    assert "Several moves fit that:" in out
    assert "“nonsense” is neither a number here nor a move" in out
    assert "Moves now are such as “plan docks" in out
    assert json.loads(record.read_text())["moves"] == ["0:plan.2.3"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            ("Startcode x", "Wähle eine Nummer von 1", "Tippe die Nummer", "wurde nach 2 Aktionen"),
        ),
        ("fr", ("graine x", "Choisis un numéro de 1", "Tape le numéro", "quittée après 2 coups.")),
    ],
)
def test_the_terminal_speaks_the_language_of_its_games(
    language: str, said: tuple[str, ...]
) -> None:
    """Its own sentences come from a catalogue, as the game's do; a process speaks one language."""
    job = [sys.executable, "-m", "hustings", "--lang", language, "play", "gerrymander"]
    answers = "?\n0\nborder c3-c4\nnonsense\nq\n"
    clean = os.environ | {"PYTHONPATH": str(ROOT / "py"), "PYTHONIOENCODING": "utf-8"}
    job += ["--seats", "human,human", "--seed", "x"]
    done = subprocess.run(
        job, input=answers, env=clean, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 1, done.stderr
    assert [words for words in said if words not in done.stdout] == []
    for phrase in ("Type the number", "Choose a number", "neither a number", "was left"):
        assert phrase not in done.stdout


def test_a_sealed_choice_of_an_open_game_is_cleared_from_the_screen(
    answers: Answers, capsys: Capture
) -> None:
    """The next player must not see what was sealed."""
    answers(iter(["", "plan.2", "", "plan.4", "q"]))
    seats = ["--seats", "human,human", "--option", "sealed=1", "--seed", "1"]
    assert main(["play", "poll_position", *seats]) == 1
    before, first, second = capsys.readouterr().out.split("Hand the screen to ")
    assert (before.count("\n" * 50), first.count("\n" * 50)) == (1, 1)
    assert "Hand" not in second, "no hand-over once everything is revealed"


def test_the_screen_is_cleared_before_a_hand_over(
    toy: Kit, answers: Answers, capsys: Capture
) -> None:
    """In a game with secrets the next player sees an empty screen, then only their own hand."""
    answers(iter(["", "plan.0.3", "", "plan.0.3", *[""] * 3]))
    assert main(["play", "toy", "--seats", "human,human", "--seed", "1"]) == 1
    parts = capsys.readouterr().out.split("Hand the screen to ")
    assert [part.split(".")[0] for part in parts[1:3]] == ["Ada", "Ben"]
    assert "Ben holds 3 cards" in parts[1]
    assert "Ada holds 3 cards" in parts[2]
    assert "Ada holds 3 cards" not in parts[1]
    assert parts[1].endswith("\n" * 50)
    for part, name, other in ((parts[1], "Ada", "Ben"), (parts[2], "Ben", "Ada")):
        assert f"{other} drew a card." in part
        assert f"{name} drew a card." not in part


def test_every_human_player_is_asked_in_a_window(
    toy: Kit, answers: Answers, capsys: Capture
) -> None:
    """One after the other, whether they can veto or not."""
    questions = answers(random_answers("window"))
    assert main(["play", "toy", "--seats", "human,human,human", "--seed", "2"]) == 0
    out = capsys.readouterr().out
    assert "veto this card, or pass" in out
    assert "Everybody is asked in turn" in out
    assert {"Ada> ", "Ben> ", "Cleo> "} < set(questions)


def test_leaving_a_game_writes_its_record_and_transcript(
    toy: Kit, answers: Answers, capsys: Capture, tmp_path: Path
) -> None:
    """The end of the input leaves the game."""
    answers(iter([]))
    steps = tmp_path / "t.jsonl"
    assert main(["play", "toy", "--seed", "3", "--transcript", str(steps)]) == 1
    assert "The game was left after" in capsys.readouterr().out
    assert lines_of(steps)[-1]["outcome"] is None


def test_replay_shows_any_position_to_any_viewer(toy: Kit, capsys: Capture, tmp_path: Path) -> None:
    """The public, a seat, or everything."""
    random_walk = walk(toy.default(2))
    file = tmp_path / "r.json"
    file.write_text(dump(random_walk.record), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    sentence = toy.headline.outcome(toy.rules.outcome(random_walk.end), ("Ada", "Ben"))
    assert sentence in capsys.readouterr().out
    assert main(["replay", str(file), "--at", "2"]) == 0
    public = capsys.readouterr().out
    assert main(["replay", str(file), "--at", "2", "--seat", "1"]) == 0
    seat = capsys.readouterr().out
    assert main(["replay", str(file), "--at", "2", "--all"]) == 0
    assert len({public, seat, capsys.readouterr().out}) == 3
    assert "Ben holds 2 cards" in public
    assert "Ben holds 2 cards" not in seat
    assert main(["replay", str(file), "--transcript", "-"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[0])["players"][0]["kind"] == ""


def test_check_reports_each_file_as_good_or_names_its_problem(
    toy: Kit, capsys: Capture, tmp_path: Path
) -> None:
    """It reads records, saves and links."""
    record = walk(toy.default(2)).record
    link = to_link(record)
    wrong = record._replace(moves=[*record.moves[:2], "0:veto"])
    files = {
        "good.json": dump(record),
        "save.json": json.dumps({"format": 1, "record": record.data()}),
        "link.txt": f"http://localhost:8000/#r={link}&at=3",
        "begun.json": dump(record.start()),
        "cut.txt": f"#r={link[: len(link) // 2]}",
        "illegal.json": dump(wrong),
        "nonsense.json": "{nonsense",
        "empty.json": "",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    assert main(["check", *(str(tmp_path / name) for name in list(files)[:4])]) == 0
    good = capsys.readouterr().out.splitlines()
    assert [": good. Back Room, 2 seats" in line for line in good] == [True] * 4
    assert good[3].endswith("0 moves; not finished")
    bad = [*list(files)[4:], "binary.json", "absent.json"]
    assert main(["check", *(str(tmp_path / name) for name in bad)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(bad)
    assert "cut or damaged" in lines[0]
    assert "“0:veto”" in lines[1]
    assert "not readable as JSON" in lines[2]
    assert "not text" in lines[4]
    assert "No such file" in lines[5]


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ([], "COMMAND"),
        (["dance"], "invalid choice"),
        (["play", "chess"], "There is no game called “chess”"),
        (["play", "toy", "--seats", "human,ghost"], "“ghost” cannot sit at a table"),
        (["play", "toy", "--seats", "bot:genius,bot"], "“bot:genius” cannot sit at a table"),
        (["play", "toy", "--seats", ",".join(["bot"] * 7)], "is played with 1 to 4 seats"),
        (["play", "toy", "--option", "rounds"], "An option is written key=value"),
        (["play", "toy", "--option", "rounds=9"], "“Rounds” can be 1, 2, 3, not “9”"),
        (["play", "toy", "--option", "colour=1"], "Back Room has no option “colour”"),
        (["play", "toy", "--seed", ""], "A seed is a text of 1 to 80"),
        (["replay", "/nowhere/r.json"], "No such file"),
        (["bench", "chess"], "There is no game called"),
        (["ladder", "toy", "--levels", "easy,godly"], "has no level “godly”"),
        (["ladder", "toy", "--levels", "easy"], "two levels at least"),
        (["ladder", "toy", "--games", "0"], "one game at least"),
        (["ladder", "toy", "--games", "some"], "invalid int"),
        (["ladder", "toy", "--seats", "9", "--workers", "1"], "is played with 1 to 4 seats"),
    ],
)
def test_wrong_arguments_get_a_sentence(
    toy: Kit, capsys: Capture, arguments: list[str], answer: str
) -> None:
    """One line on standard error, exit code 2, no traceback."""
    assert main(arguments) == 2
    output = capsys.readouterr().err
    assert answer in output
    assert len(output.strip().splitlines()) == 1


def test_bench_prints_a_line_per_seat_count(toy: Kit, capsys: Capture) -> None:
    """Playouts and moves per second."""
    assert main(["bench", "toy", "--seconds", "0.01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert lines[0].split() == ["game", "seats", "playouts/s", "moves/s", "moves/game"]
    for line in lines[1:]:
        assert all(float(part.replace(",", "")) > 0 for part in line.split()[2:])


def test_ladder_prints_a_line_per_pairing(toy: Kit, capsys: Capture) -> None:
    """The same seed gives the same shares; a single seat gives mean scores."""
    arguments = ["ladder", "toy", "--games", "12", "--workers", "1", "--seed", "s"]
    shares = []
    for _ in range(2):
        assert main(arguments) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == 2
        assert lines[1].startswith("normal   v easy")
        shares.append(lines[1].split("score")[0])
    assert shares[0] == shares[1]
    assert main([*arguments, "--seats", "1"]) == 0
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()[1:]] == [
        ["easy", "alone"],
        ["normal", "alone"],
    ]


# --- the transcript


def test_a_transcript_describes_the_whole_game(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Public facts and events, and the hidden ones apart; together they are the whole state."""
    kit = setup.kit
    monkeypatch.setattr(catalog, "text", lambda game: kit.text)
    monkeypatch.setattr(catalog, "headline", lambda game: kit.headline)
    monkeypatch.setattr(catalog, "info", lambda game: kit.info)
    random_walk = walk(setup)
    players = [Player(name, "human") for name in setup.names]
    table = Table(kit.rules, random_walk.record)
    lines = [json.loads(json.dumps(line)) for line in transcript(table, players)]
    first, *steps, end = lines
    assert first["kinds"] == {
        event.NAME: list(event.SCHEMA[1:]) for event in kit.rules.VOCABULARY.events
    }
    assert len(steps) == len(random_walk.positions)
    after = [position.state for position in random_walk.positions[1:]] + [random_walk.end]
    for n, (line, position, state) in enumerate(
        zip(steps, random_walk.positions, after, strict=True)
    ):
        hidden = line.get("hidden", {})
        token = line["token"] or hidden["token"]
        seat = -1 if line.get("chance") else line["seat"]
        assert (seat, token.split(".")[0]) == (
            position.seat,
            verb_name(kit.rules.VOCABULARY.verbs, position.move[0]),
        )
        assert line["turn"]["seats"] == list(state.turn.seats)
        if n % 4 == 0 or state is random_walk.end:
            plain = json.loads(json.dumps(kit.text.facts(state.observe(None))))
            assert line["state"] == plain
            truth = json.loads(json.dumps(kit.text.facts(state)))
            assert {**line["state"], **hidden.get("state", {})} == truth
        assert len(line["events"]) == len(position.events)
        for data, event in zip(line["events"], position.events, strict=True):
            fields = [
                field.rstrip("*") for field in kit.rules.VOCABULARY.events[event[0]].SCHEMA[1:]
            ]
            assert list(data) == ["kind", *fields]
        if not kit.info.hidden and position.state.turn.mode != ALL:
            assert all(step is not None for step in (line["token"], line["move"]))
    assert end["ply"] == len(random_walk.record.moves)
    assert end["outcome"]["sentence"]


def test_the_public_part_of_a_transcript_hides_cards_and_plans(toy: Kit) -> None:
    """Drawn cards and sealed plans are null, and complete under "hidden"."""
    random_walk = walk(toy.default(3))
    table = Table(toy.rules, random_walk.record)
    lines = list(transcript(table, [Player(name, "") for name in "ABC"]))
    drawn = [line for line in lines if "drew" in str(line.get("events"))]
    assert drawn
    for line in drawn:
        assert line["token"] is None
        assert line["events"][0]["card"] is None
        assert line["hidden"]["events"][0]["card"] in (0, 1, 2)
        assert line["hidden"]["token"].startswith("draw.")
    sealed = [line for line in lines if "sealed" in str(line.get("events"))]
    assert sealed
    for line in sealed:
        assert line["token"] is None
        assert line["hidden"]["token"].startswith("plan.")
    assert all(line["state"]["hands"] == [None] * 3 for line in lines if "state" in line)


# --- as a program


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "hustings", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
    )


def test_it_runs_as_a_program_on_any_terminal() -> None:
    """The shell gets the exit code; a letter that the terminal cannot show is replaced."""
    assert run("--help").returncode == 0
    done = run("play", "toy")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no game called ?toy?; there is ")
    game = catalog.GAMES[0]
    played = run("play", game, "--seats", ",".join(["bot:easy"] * 2), "--seed", "é", "--quiet")
    assert (played.returncode, played.stdout, played.stderr) == (0, "", "")


@pytest.mark.slow
def test_the_ladder_runs_on_all_cores() -> None:
    """The result is the same as on one core."""
    game = catalog.GAMES[0]
    arguments = ("ladder", game, "--levels", "easy,normal", "--games", "8", "--workers")
    one, two = (run(*arguments, workers) for workers in ("1", "2"))
    assert one.returncode == two.returncode == 0
    assert one.stdout.split("score")[0] == two.stdout.split("score")[0]


def test_the_page_of_a_transcript_names_every_verb_event_and_fact(game: Kit) -> None:
    """Also the fields of events and the names inside facts."""
    page = game.page.read_text(encoding="utf-8")
    assert [verb[0] for verb in game.rules.VOCABULARY.verbs if f"`{verb[0]}`" not in page] == []
    events, _, facts = page.partition("\n## Events\n")[2].partition("\n## Facts\n")
    rows = [row for row in events.splitlines() if row.startswith("| `")]
    assert rows == event_rows(game.rules.VOCABULARY), f"python -m tools.docs.events {game.id}"
    random_walk = walk(game.default(game.info.seats[-1]))
    for state in (*random_walk.samples(30), random_walk.end):
        values = game.text.facts(state)
        assert [name for name in values if f"`{name}`" not in facts] == []
        assert [name for name in nested_names(list(values.values())) if name not in page] == []


def nested_names(value: object) -> Iterator[str]:
    """Yield every key in plain data at any depth."""
    if isinstance(value, dict):
        yield from map(str, value)
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from nested_names(item)


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16", "utf-16-le"])
def test_a_save_in_another_coding_is_read(
    tmp_path: Path, coding: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """As Windows programs write it, with or without a byte order mark."""
    record = '{"game":"gerrymander","rules":1,"seats":2,"options":{},"seed":"Zoë","moves":[]}'
    file = tmp_path / "save.json"
    file.write_bytes(record.encode(coding))
    assert main(["check", str(file)]) == 0
    assert "good." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("{“game”: “gerrymander”}", "typographic quotation marks"),
        ('<!doctype html><script id="x"></script>', "web page"),
    ],
)
def test_check_says_what_kind_of_file_is_no_game(
    tmp_path: Path, text: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "save.json"
    file.write_text(text, encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert message in capsys.readouterr().out
