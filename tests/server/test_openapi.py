"""The API does what its OpenAPI document says, whatever it is asked (bounded in examples and in time)."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.openapi_document import document
from tests.server.playing import lay
from tests.server.serving import Served, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("openapi")
    with serving(f"sqlite:///{folder}/t.db", tables_per_person=100_000) as served:
        yield served


@pytest.fixture(scope="module")
def known(server: Served) -> Iterator[httpx.Client]:
    with server.person("Sam") as client:
        lay(client, bots=["novice"], start=True)
        yield client


schema = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_nothing_that_is_asked_breaks_the_server(case, server: Served, known: httpx.Client) -> None:
    leaves = case.path in ("/api/sign-out", "/api/sign-in", "/api/me/erase")
    case.call_and_validate(
        base_url=server.address,
        headers={} if leaves else {"cookie": f"tablee={known.cookies['tablee']}"},
        checks=CHECKS,
        timeout=30,
    )


def test_the_known_table_is_still_there(known: httpx.Client) -> None:
    assert len(known.get("/api/me/tables").json()["playing"]) >= 1
