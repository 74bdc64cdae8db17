"""What a link shows before it is opened, to somebody who has nothing but that link."""

from __future__ import annotations

import asyncio
import random
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee.server.http.previews.board_pictures import (
    MOST_WAITING,
    PICTURE_SIZE,
    BoardPictures,
    rasterized,
)
from tablee.server.http.previews.page import PreviewedPage
from tablee.server.http.previews.preview import Preview
from tests.server.playing import do, key_in, lay
from tests.server.serving import Served, serving
from tests.support import play_random
from tests.web.building import build

HOSTILE = "\"><script>alert('x')"
HOUSE = "Tablée · board games, day and night"
PICTURES = Path(__file__).parents[2] / "web" / "public" / "pictures"


class Head(HTMLParser):
    """What a crawler reads: the title and the properties. Also every tag there is."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.title = ""
        self.told: dict[str, str] = {}
        self.tags: list[str] = []
        self.language = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        given = dict(attrs)
        if tag == "html":
            self.language = given.get("lang") or ""
        if tag == "meta":
            name = given.get("property") or given.get("name") or ""
            assert name not in self.told, f"{name} is there twice"
            self.told[name] = given.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1] == "title" and not self.title:
            self.title = data


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    build()
    database = f"sqlite:///{tmp_path_factory.mktemp('previews') / 'tablee.db'}"
    with serving(database, lan_address="127.0.0.2") as running:
        yield running


def crawl(site: Served, path: str, language: str = "en") -> Head:
    """As a messenger does: without cookies."""
    with httpx.Client(base_url=site.address, headers={"accept-language": language}) as crawler:
        answer = crawler.get(path.removeprefix(path[: path.find("/t/")]) if "/t/" in path else path)
    assert answer.status_code in (200, 404)
    assert "set-cookie" not in answer.headers
    head = Head(answer.text)
    assert head.told["og:title"] == head.title
    assert head.told["og:description"] == head.told["description"]
    assert head.language == head.told["og:locale"][:2] == language
    return head


@pytest.mark.parametrize(
    ("path", "english", "french", "picture"),
    [
        ("/", HOUSE, "Tablée · jeux de société, jour et nuit", "tablee"),
        ("/rules/noxford", "Rules of Noxford", "Noxford\N{NO-BREAK SPACE}: les règles", "noxford"),
        ("/learn/panik", "Learn Panik", "Apprendre Panik", "panik"),
        ("/lay/district-noir", "District Noir with friends", "District Noir entre amis", "district-noir"),
        ("/rules/kuhn-poker", "Rules of Kuhn poker", "", "tablee"),
        ("/rules/nothing", HOUSE, "", "tablee"),
        ("/nowhere", HOUSE, "", "tablee"),
        ("/t/abcdefgh", HOUSE, "", "tablee"),
        ("/replay/abcdefgh?game=99999999999", HOUSE, "", "tablee"),
    ],
)
def test_every_page_says_what_it_is_in_the_readers_language(
    site: Served, path: str, english: str, french: str, picture: str
) -> None:
    head = crawl(site, path)
    assert head.title.lower() == english.lower()
    port = site.address.rsplit(":", 1)[1]
    assert head.told["og:image"] == f"http://127.0.0.2:{port}/pictures/{picture}.jpg"
    assert head.told["og:url"] == f"http://127.0.0.2:{port}{path}"
    if french:
        assert crawl(site, path, "fr").title == french


def test_an_invitation_names_the_host_the_game_and_the_open_seats(site: Served) -> None:
    with site.person("Ada") as ada, site.person("Ben") as ben:
        laid = lay(ada, "noxford", 3)
        seat, watch = laid["links"]["seat"], laid["links"]["watch"]
        assert crawl(site, seat).title == "Ada invites you to Noxford, 2 seats open"
        do(ben, laid["table"], "join", key_in(seat))
        assert crawl(site, seat).title == "Ada invites you to Noxford, 1 seat open"
        assert (
            crawl(site, seat, "fr").title
            == "Ada vous invite à jouer à Noxford\N{NO-BREAK SPACE}: 1 place libre"
        )
        assert crawl(site, seat).told["og:image"].endswith("/pictures/noxford.jpg")
        assert crawl(site, watch).title == "Watch Noxford: Ada and Ben"
        do(ada, laid["table"], "seat-bot", bot="novice")
        assert crawl(site, seat).title == "Noxford: Ada, Ben and Coco"
        do(ada, laid["table"], "start")
        assert crawl(site, seat).told["description"] == "The game is on. Open the link to watch."
        assert crawl(site, watch).title == "Watch Noxford: Ada, Ben and Coco"


def test_a_finished_game_and_its_replay_tell_the_result(site: Served) -> None:
    with site.person("Ada") as ada, site.person("Ben") as ben:
        laid = lay(ada)
        seat, watch = laid["links"]["seat"], laid["links"]["watch"]
        do(ben, laid["table"], "join", key_in(seat))
        replay = f"/replay/{laid['table']}/{key_in(watch)}"
        assert crawl(site, replay).title == "Replay: District Noir"
        do(ada, laid["table"], "start")
        do(ada, laid["table"], "resign")
        assert crawl(site, watch).title == "District Noir: Ben wins by resignation"
        assert crawl(site, replay).title == crawl(site, watch).title
        assert "move by move" in crawl(site, replay).told["description"]
        assert_board_is_shown(site, crawl(site, replay, "fr"), laid["table"])
        assert crawl(site, f"{replay}?game=2").title == "Replay: District Noir"
        assert crawl(site, f"/replay/{laid['table']}").title == HOUSE


def test_a_record_that_somebody_brought_along_tells_the_result(site: Served) -> None:
    game = tablee.game("district-noir")
    table = play_random(game.deal(seed=2), random.Random(2), 48)
    text = tablee.write_record(tablee.record_of(table, players=[HOSTILE, "Ben" * 20]))
    with site.person("Ada") as ada:
        kept = ada.post("/api/records", content=text, headers={"content-type": "text/plain"}).json()
        path = f"/record/{kept['record']}"
        head = crawl(site, path)
        assert head.title.startswith("District Noir: ")
        assert HOSTILE in head.told["description"]
        assert "Ben" * 14 not in head.told["description"]
        assert head.tags.count("script") == crawl(site, "/").tags.count("script")
        assert_board_is_shown(site, head)
        assert crawl(site, "/record/00000000").title == HOUSE


def assert_board_is_shown(site: Served, head: Head, table: str = "") -> None:
    """A picture that messengers take, for whoever has the link and for nobody else."""
    path = "/" + head.told["og:image"].split("/", 3)[3]
    assert head.told["og:image:type"] == "image/png"
    with site.client() as crawler:
        answer = crawler.get(path)
        assert answer.headers["content-type"] == "image/png"
        assert struct.unpack(">II", answer.content[16:24]) == PICTURE_SIZE
        assert 20_000 < len(answer.content) < 500_000
        assert crawler.get(path).content == answer.content
        if table:
            wrong = crawler.get(f"/api/pictures/replay/{table}?key=wrongkey1234")
            nothing = crawler.get("/api/pictures/replay/abcdefgh")
            assert wrong.status_code == nothing.status_code == 404
            assert wrong.text.replace(table, "abcdefgh") == nothing.text


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(tablee.TableeError, match="no-picture"):
        asyncio.run(rasterized("<svg"))


def test_a_crowd_of_pictures_is_refused_before_it_grows() -> None:
    async def ask_for_many() -> list[object]:
        pictures = BoardPictures()
        svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
        asked = [pictures.made(("same",), svg) for _ in range(MOST_WAITING + 2)]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    answers = asyncio.run(ask_for_many())
    refused = [answer for answer in answers if isinstance(answer, tablee.TableeError)]
    assert [problem.code for problem in refused] == ["too-busy"] * 2
    assert len({answer for answer in answers if isinstance(answer, bytes)}) == 1


@pytest.mark.parametrize("query", ["a&" * 300, "game=%00", "game=-1", "game=²", "game=" + "9" * 400])
def test_a_strange_query_brings_the_page_all_the_same(site: Served, query: str) -> None:
    with site.person("Ada") as ada:
        laid = lay(ada)
        assert crawl(site, f"/replay/{laid['table']}/{key_in(laid['links']['watch'])}?{query}").title


def test_a_private_table_says_nothing_without_its_key_and_a_public_one_invites(site: Served) -> None:
    with site.person("Zuleika") as host, site.client() as stranger:
        laid = lay(host, "panik", 4)
        nothing = stranger.get("/t/abcdefgh").text.replace("abcdefgh", laid["table"])
        # Byte for byte as if there were no such table.
        assert stranger.get(f"/t/{laid['table']}").text == nothing
        for path in (f"/t/{laid['table']}/wrongkey1234", f"/replay/{laid['table']}/wrongkey1234"):
            head = crawl(site, path)
            assert head.title == HOUSE
            assert "panik" not in str(head.told).lower()
        watched = stranger.get(f"/t/{laid['table']}/{key_in(laid['links']['watch'])}").text
        assert key_in(laid["links"]["seat"]) not in watched
        open_to_all = lay(host, "panik", 4, settings={"is_public": True})
        page = stranger.get(f"/t/{open_to_all['table']}").text
        assert Head(page).title == "Zuleika invites you to Panik, 3 seats open"
        for link in open_to_all["links"]["seat"], open_to_all["links"]["watch"]:
            assert key_in(link) not in page


def test_renewed_links_leave_the_old_ones_with_nothing(site: Served) -> None:
    with site.person("Ada") as ada:
        laid = lay(ada)
        do(ada, laid["table"], "renew-links", which="seat")
        assert crawl(site, laid["links"]["seat"]).title == HOUSE


def test_names_are_text_and_never_markup(site: Served) -> None:
    ours = crawl(site, "/").tags.count("script")
    with site.person(HOSTILE) as eve:
        laid = lay(eve)
        head = crawl(site, laid["links"]["seat"])
        assert head.title == f"{HOSTILE} invites you to District Noir, 1 seat open"
        assert head.tags.count("script") == ours
    with site.client(host='localhost"><script>') as client:
        assert Head(client.get("/about").text).tags.count("script") == ours


PAGE = (
    b'<html lang="en"><head><meta name="description" content="x"/><title>y</title></head><body></body></html>'
)


@given(st.text(), st.text(), st.text())
def test_whatever_is_told_can_be_read_again(title: str, description: str, path: str) -> None:
    shown = [one.encode("utf-8", "ignore").decode() for one in (title, description, path)]
    page = PreviewedPage(PAGE, ()).written(Preview(shown[0], shown[1]), "fr", "http://a", shown[2]).decode()
    head = Head(page)
    expected = ["html", "head", "title", *["meta"] * 13, "body"]
    assert head.tags == expected
    assert [head.told[name] for name in ("og:title", "og:description")] == shown[:2]


def test_a_page_is_compressed_checked_again_and_kept_by_nobody_else(site: Served) -> None:
    with site.person("Ada") as ada:
        path = "/t/" + "/".join(lay(ada)["links"]["seat"].rsplit("/", 2)[1:])
        first = ada.get(path)
        assert first.headers["content-encoding"] == "gzip"
        assert first.headers["cache-control"] == "private, no-cache"
        assert "accept-language" in first.headers["vary"]
        assert "default-src 'self'" in first.headers["content-security-policy"]
        again = ada.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        french = {"if-none-match": first.headers["etag"], "accept-language": "fr"}
        assert ada.get(path, headers=french).status_code == 200
        assert ada.get("/").headers["cache-control"] == "no-cache"
        head = ada.head(path)
        assert (head.status_code, head.content) == (200, b"")


def test_each_game_has_a_picture_that_messengers_take(site: Served) -> None:
    ours = [name for name in tablee.game_names() if name != "kuhn-poker"]
    for name in ("tablee", *ours):
        picture = (PICTURES / f"{name}.jpg").read_bytes()
        assert len(picture) < 150_000
        assert size_of_jpeg(picture) == PICTURE_SIZE
        with site.client() as crawler:
            answer = crawler.get(f"/pictures/{name}.jpg")
        assert (answer.headers["content-type"], answer.content) == ("image/jpeg", picture)


def size_of_jpeg(data: bytes) -> Any:
    at = 2
    while data[at + 1] not in (0xC0, 0xC2):  # until the frame header
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    return width, height
