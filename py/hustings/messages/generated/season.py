"""The words of season, made by `make messages` from locales/en/season.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title() -> str:
    return 'A season'


def about() -> str:
    return 'One campaign in five chapters, from the primary to the convention. Each result changes how the next chapter starts. About an hour.'


def start() -> str:
    return 'Start a season'


def teaser() -> str:
    return 'All five games as one campaign: each result changes how the next one starts.'


def facts(*, games: str | float) -> str:
    return '1 player · ' + _show(games) + ' games'


def begin() -> str:
    return 'Start'


def chapter_of(*, chapter: str | float, chapters: str | float, name: str | float) -> str:
    return 'Chapter ' + _show(chapter) + ' of ' + _show(chapters) + ', ' + _show(name)


def go_on() -> str:
    return 'Go on'


def next(*, game: str | float) -> str:
    return 'Next chapter: ' + _show(game)


def over(*, won: str | float, chapters: str | float, points: str | float, most: str | float) -> str:
    return 'The season is over: ' + _show(won) + ' of ' + _show(chapters) + ' chapters won, ' + _show(points) + ' of ' + _show(most) + ' points.'


def chapters() -> str:
    return 'The five chapters'


def listed(*, name: str | float, game: str | float) -> str:
    return _show(name) + ': ' + _show(game)


def seed(*, seed: str | float) -> str:
    return 'Seed of this season: ' + _show(seed)


def seed_field() -> str:
    return 'Or start the season of a seed'


def seed_help() -> str:
    return 'Two players with the same seed have the same luck in all five games.'


def counted() -> str:
    return 'A chapter counts once, by its first result. A rematch or undo does not change it.'


def points_help() -> str:
    return 'A clear win counts 2 points, another win 1.'


def delete() -> str:
    return 'Delete this season'


def delete_unread() -> str:
    return 'Delete it'


def delete_asked() -> str:
    return 'Its results and its place in the record go for good. The games of its chapters stay.'


def delete_not() -> str:
    return 'Keep it'


def save_unread() -> str:
    return 'Save it as a file'


def unread() -> str:
    return 'A stored season cannot be read. It stays on this device until you delete it.'


def past(*, seasons: float, won: str | float, chapters: str | float, points: str | float, most: str | float) -> str:
    return ('1 season finished. Best: ' + _show(won) + ' of ' + _show(chapters) + ' chapters won, ' + _show(points) + ' of ' + _show(most) + ' points.' if _plural(seasons) == 'one' else _show(seasons) + ' seasons finished. Best: ' + _show(won) + ' of ' + _show(chapters) + ' chapters won, ' + _show(points) + ' of ' + _show(most) + ' points.')


def primary() -> str:
    return 'The primary'


def tour() -> str:
    return 'The tour'


def districts() -> str:
    return 'The districts'


def polling_day() -> str:
    return 'Polling day'


def convention() -> str:
    return 'The convention'


def primary_opens() -> str:
    return 'The primary opens the season: your rival plays Normal.'


def tour_clear() -> str:
    return 'You won the primary clearly: your rival on the tour is tired and plays Easy.'


def tour_won() -> str:
    return 'You won the primary: your rival on the tour plays Normal.'


def tour_lost() -> str:
    return 'You lost the primary: your rival on the tour plays Normal, and lots decide the order of the elections.'


def districts_clear() -> str:
    return 'You won the tour clearly: your rival draws the districts at Easy, and all voter tokens lie face up.'


def districts_won() -> str:
    return 'You won the tour: your rival draws the districts at Normal, and all voter tokens lie face up.'


def districts_lost() -> str:
    return 'You lost the tour: your rival draws the districts at Normal, and the values of the voter tokens are hidden until a district closes.'


def polling_clear() -> str:
    return 'You won the districts clearly: the voters wish you well, and polling day is easy.'


def polling_won() -> str:
    return 'You won the districts: polling day is even.'


def polling_lost() -> str:
    return 'You lost the districts: the voters distrust you, and polling day is hard.'


def convention_clear() -> str:
    return 'Polling day went very well: you sit first at the convention, and your rival plays Easy.'


def convention_won() -> str:
    return 'Polling day went well: your rival sits first at the convention and plays Easy.'


def convention_lost() -> str:
    return 'Polling day went badly: your rival sits first at the convention and plays Normal.'


def score_clear(*, standing: str | float) -> str:
    return 'Won clearly, ' + _show(standing)


def score_won(*, standing: str | float) -> str:
    return 'Won, ' + _show(standing)


def score_lost(*, standing: str | float) -> str:
    return 'Lost, ' + _show(standing)


def file() -> str:
    return 'season'


def paper() -> str:
    return 'Read the newspaper'


def paper_of(*, points: str | float, most: str | float, seed: str | float) -> str:
    return 'Newspaper: ' + _show(points) + ' of ' + _show(most) + ' points, seed ' + _show(seed)


def older_papers(*, papers: float) -> str:
    return ('1 older newspaper' if _plural(papers) == 'one' else _show(papers) + ' older newspapers')


def paper_title() -> str:
    return 'The newspaper of the season'


def paper_name() -> str:
    return 'The Hustings Gazette'


def paper_label(*, headline: str | float) -> str:
    return 'Picture of the front page: ' + _show(headline)


def paper_help() -> str:
    return 'The line and the address of this site go along.'


def paper_print() -> str:
    return 'Print the newspaper'


def paper_words() -> str:
    return 'The front page in words'


def paper_selected() -> str:
    return 'Copying is not allowed here. The line is selected: copy it by hand.'


def paper_file() -> str:
    return 'newspaper'


def paper_seed(*, seed: str | float) -> str:
    return 'Seed ' + _show(seed)


def paper_won(*, won: str | float, chapters: str | float) -> str:
    return _show(won) + ' of ' + _show(chapters) + ' chapters won'


def paper_points(*, points: str | float, most: str | float) -> str:
    return _show(points) + ' of ' + _show(most) + ' points'


def paper_line(*, seed: str | float, won: str | float, chapters: str | float, points: str | float, most: str | float) -> str:
    return 'Hustings, a season: ' + _paper_won(won=won, chapters=chapters) + ', ' + _paper_points(points=points, most=most) + '. (seed ' + _show(seed) + ')'


def landslide() -> str:
    return 'Landslide: five clear wins in five chapters'


def landslide_line() -> str:
    return 'No season can bring more points.'


def sweep() -> str:
    return 'Clean sweep: all five chapters won'


def sweep_line(*, clear: float) -> str:
    return 'No chapter was lost. ' + _clear_wins(clear=clear)


def four() -> str:
    return 'Strong season: four chapters of five won'


def four_line(*, clear: float) -> str:
    return 'One chapter was lost. ' + _clear_wins(clear=clear)


def three() -> str:
    return 'A majority: three chapters of five won'


def three_line(*, clear: float) -> str:
    return 'Two chapters were lost. ' + _clear_wins(clear=clear)


def two() -> str:
    return 'Short of a majority: two chapters of five won'


def two_line(*, clear: float) -> str:
    return 'Three chapters were lost. ' + _clear_wins(clear=clear)


def one() -> str:
    return 'A single win in five chapters'


def one_line(*, clear: float) -> str:
    return 'Four chapters were lost. ' + ('The win was not a clear one.' if clear == 0 else 'The win was a clear one.')


def none() -> str:
    return 'Five chapters, and not one won'


def none_line() -> str:
    return 'The same seed brings the same luck again.'


def clear_wins(*, clear: float) -> str:
    return ('None of the wins was clear.' if clear == 0 else 'One of the wins was clear.' if _plural(clear) == 'one' else _show(clear) + ' of the wins were clear.')


def primary_is_clear() -> str:
    return 'A clear win in the primary'


def primary_is_won() -> str:
    return 'The primary is won'


def primary_is_lost() -> str:
    return 'The primary is lost'


def tour_is_clear() -> str:
    return 'The tour ends in a clear win'


def tour_is_won() -> str:
    return 'The tour is won'


def tour_is_lost() -> str:
    return 'The tour is lost'


def districts_is_clear() -> str:
    return 'The districts are won clearly'


def districts_is_won() -> str:
    return 'The districts are won'


def districts_is_lost() -> str:
    return 'The districts are lost'


def polling_is_clear() -> str:
    return 'A clear win on polling day'


def polling_is_won() -> str:
    return 'Polling day is won'


def polling_is_lost() -> str:
    return 'Polling day is lost'


def convention_is_clear() -> str:
    return 'A clear win at the convention'


def convention_is_won() -> str:
    return 'The convention is won'


def convention_is_lost() -> str:
    return 'The convention is lost'


_clear_wins = clear_wins
_paper_points = paper_points
_paper_won = paper_won
