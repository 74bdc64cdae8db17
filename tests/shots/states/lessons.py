"""Lessons: a step of each kind, a mistake, what was learnt, and the end."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tablee.lessons import lesson, lesson_names
from tests.server.serving import Served
from tests.shots.shot import Shot

ONWARD = ".onward .main"  # there once the step is done


def shots(served: Served) -> Iterator[Shot]:
    for name in lesson_names():
        steps = len(lesson(name).steps)
        for number in range(1, steps + 1):
            yield Shot(f"{name}-{number:02}", f"/learn/{name}?step={number}")
        yield Shot(f"{name}-shown", f"/learn/{name}", then=_show)
        yield Shot(f"{name}-done", f"/learn/{name}", then=_do)
        yield Shot(f"{name}-end", f"/learn/{name}?step={steps}", then=_finish)
    yield Shot("mistake", "/learn/district-noir", then=_err)


def _show(page: Page) -> None:
    page.locator(".buttons .plain").click()


def _do(page: Page) -> None:
    _show(page)
    _show(page)
    page.locator(ONWARD).wait_for()


def _finish(page: Page) -> None:
    _do(page)
    page.locator(ONWARD).click()


def _err(page: Page) -> None:
    page.locator("[data-take]").click()
    page.locator("aside .bubble.wrong").wait_for()
