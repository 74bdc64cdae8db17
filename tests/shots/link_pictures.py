"""`python -m tests.shots.link_pictures`: the pictures that messengers show beside a link, one a game.

Drawn from the games' own posters into web/public/pictures, which is committed. Crawlers take no SVG and cut
whatever is not 1200 by 630; there are no words in them but names, so one serves all languages.
"""

from __future__ import annotations

import base64
import html
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tablee.engine.registry import game_names
from tablee.i18n import Translator
from tests.web.chromium import ARGUMENTS, chromium

WEB = Path(__file__).parents[2] / "web"
INTO = WEB / "public" / "pictures"
SIZE = (1200, 630)
QUALITY = 82
FONT = WEB / "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"
STYLE = """
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; color: #f7efdf;
  font-family: Fraunces; background: #12100e; }
.ground { position: absolute; inset: -90px; background-size: cover; background-position: 50% 42%;
  filter: blur(36px) brightness(.42) saturate(1.15); }
.poster { position: absolute; border-radius: 22px; box-shadow: 0 26px 60px rgb(0 0 0 / .6);
  border: 2px solid rgb(255 255 255 / .12); }
.one { left: 74px; top: 45px; width: 405px; height: 540px; }
.words { position: absolute; left: 550px; right: 60px; top: 0; bottom: 0;
  display: grid; align-content: center; gap: 36px; }
h1 { font-weight: 640; font-size: 92px; line-height: 1.02; letter-spacing: -.02em; text-wrap: balance;
  text-shadow: 0 4px 24px rgb(0 0 0 / .5); }
.mark { display: flex; gap: 18px; align-items: center; font-weight: 620; font-size: 44px; }
.mark img { width: 58px; height: 58px; }
.row { position: absolute; left: 0; right: 0; top: 62px; display: flex; justify-content: center; gap: 26px; }
.row .poster { position: static; width: 252px; height: 336px; }
.below { position: absolute; left: 0; right: 0; bottom: 58px;
  justify-content: center; font-size: 88px; gap: 28px; }
.below img { width: 104px; height: 104px; }
"""


def main() -> None:
    """Draw them all."""
    INTO.mkdir(exist_ok=True)
    posters = {game: _data(_poster(game), "svg+xml") for game in game_names() if _poster(game).exists()}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        for game, poster in posters.items():
            title = html.escape(Translator("en", game).say("title"))
            _draw(page, game, _ground(poster) + f"<img class='poster one' src='{poster}'>{_words(title)}")
        row = "".join(f"<img class=poster src='{poster}'>" for poster in posters.values())
        ground = _ground(_data(_poster("generic"), "svg+xml"))
        _draw(page, "tablee", f"{ground}<div class=row>{row}</div><p class='mark below'>{_mark()}</p>")
        browser.close()


def _draw(page: Page, name: str, body: str) -> None:
    face = f"@font-face {{ font-family: Fraunces; font-weight: 100 900; src: url({_data(FONT, 'woff2')}); }}"
    page.set_content(f"<!doctype html><style>{face}{STYLE}</style>{body}")
    page.evaluate("Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())])")
    page.screenshot(path=INTO / f"{name}.jpg", type="jpeg", quality=QUALITY)
    print(f"{name}.jpg: {(INTO / f'{name}.jpg').stat().st_size // 1000} kB")


def _ground(poster: str) -> str:
    return f"<div class=ground style='background-image: url({poster})'></div>"


def _words(title: str) -> str:
    return f"<div class=words><h1>{title}</h1><p class=mark>{_mark()}</p></div>"


def _mark() -> str:
    return f"<img src='{_data(WEB / 'public' / 'icon.svg', 'svg+xml')}'>Tablée"


def _poster(game: str) -> Path:
    return WEB / "src" / "games" / game / "art" / "poster.svg"


def _data(file: Path, kind: str) -> str:
    family = "font" if kind == "woff2" else "image"
    return f"data:{family}/{kind};base64,{base64.b64encode(file.read_bytes()).decode()}"


if __name__ == "__main__":
    main()
