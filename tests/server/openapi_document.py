"""The API's own description of itself."""

from __future__ import annotations

import json
from typing import Any, cast

from litestar.serialization import encode_json

from tablee.server.http.app import make_app
from tablee.server.ops.config import Config
from tablee.server.services import Services
from tablee.store import Store


class NoStore:
    """A database that nobody asks."""

    name = ""
    is_shared = False

    def news(self) -> None:
        return None


def document() -> dict[str, Any]:
    """Needs no server: the document follows from the handlers."""
    app = make_app(Services(cast(Store, NoStore()), Config()))
    found: dict[str, Any] = json.loads(encode_json(app.openapi_schema.to_schema()))
    return found
