"""Plain pages of our own: what this is, and how the API is used. No script, nothing from elsewhere."""

from __future__ import annotations

import html
from typing import Any

from tablee.engine.registry import game_names
from tablee.i18n import Translator

STYLE = """
:root { color-scheme: dark light; }
body { margin: 0 auto; max-width: 52rem; padding: 2.5rem 1.25rem; font: 1.05rem/1.6 system-ui, sans-serif;
  background: #14171c; color: #ece7dc; }
h1 { font-size: 2.2rem; margin: 0 0 .5rem; } h2 { margin: 2.2rem 0 .4rem; }
a { color: #f0b35e; } code, pre { font: .9em/1.5 ui-monospace, monospace; }
li { margin: .35rem 0; } details { border-top: 1px solid #39404b; padding: .5rem 0; }
summary { cursor: pointer; } .verb { display: inline-block; min-width: 4.2rem; color: #8fc7a5; }
.quiet { color: #a9a69d; }
"""


def home(language: str) -> str:
    """The page at the front door."""
    words = Translator(language)
    games = "".join(_game(Translator(language, name)) for name in game_names())
    return _page(
        language,
        "Tablée",
        f"<h1>Tablée</h1><p>{_text(words.say('home-what'))}</p><ul>{games}</ul>"
        f"<p>{_text(words.say('home-soon'))}</p>"
        f"<p><a href='/api/docs'>{_text(words.say('home-api'))}</a> · "
        f"<a href='/api/socket-schema.json'>{_text(words.say('home-socket'))}</a></p>",
    )


def _game(words: Translator) -> str:
    title, tagline = _text(words.say("title")), _text(words.say("tagline"))
    return f"<li><strong>{title}</strong> <span class=quiet>{tagline}</span></li>"


def reference(schema: dict[str, Any]) -> str:
    """The API, told from its OpenAPI document."""
    parts: list[str] = []
    for path, item in schema.get("paths", {}).items():
        for verb, operation in item.items():
            if isinstance(operation, dict) and "responses" in operation:
                parts.append(_operation(path, verb, operation))
    shapes = schema.get("components", {}).get("schemas", {})
    parts.append("<h2>Shapes</h2>")
    parts.extend(_shape(name, shapes[name]) for name in sorted(shapes))
    info = schema.get("info", {})
    head = (
        f"<h1>{_text(info.get('title', ''))}</h1><p>{_text(info.get('description', ''))}</p>"
        "<p><a href='/api/openapi.json'>openapi.json</a> · "
        "<a href='/api/socket-schema.json'>socket-schema.json</a></p>"
    )
    return _page("en", "Tablée API", head + "".join(parts))


def _operation(path: str, verb: str, operation: dict[str, Any]) -> str:
    told = [f"<p>{_text(operation.get('description', ''))}</p>"]
    asked = operation.get("parameters", [])
    if asked:
        items = "".join(
            f"<li><code>{_text(one['name'])}</code> <span class=quiet>{_text(one['in'])}</span> "
            f"{_text(one.get('description', ''))} <code>{_text(_type(one.get('schema', {})))}</code></li>"
            for one in asked
        )
        told.append(f"<ul>{items}</ul>")
    body = operation.get("requestBody", {}).get("content", {})
    told.extend(
        f"<p>Body: {_link(kind.get('schema', {}))} ({_text(name)})</p>" for name, kind in body.items()
    )
    for status, answer in operation["responses"].items():
        for name, kind in answer.get("content", {}).items():
            if status.startswith("2"):
                told.append(f"<p>{_text(status)}: {_link(kind.get('schema', {}))} ({_text(name)})</p>")
    title = f"<span class=verb>{_text(verb.upper())}</span><code>{_text(path)}</code>"
    return f"<details><summary>{title}</summary>{''.join(told)}</details>"


def _shape(name: str, shape: dict[str, Any]) -> str:
    fields = "".join(
        f"<li><code>{_text(key)}</code>{'' if key in shape.get('required', ()) else ' <i>optional</i>'}: "
        f"{_link(value)}</li>"
        for key, value in shape.get("properties", {}).items()
    )
    told, title = _text(shape.get("description", "")), _text(name)
    summary = f"<summary><code>{title}</code></summary>"
    return f"<details id='{title}'>{summary}{told}<ul>{fields}</ul></details>"


def _link(schema: dict[str, Any]) -> str:
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " | ".join(map(_link, schema[word]))
    if "$ref" in schema:
        name = _text(schema["$ref"].rsplit("/", 1)[-1])
        return f"<a href='#{name}'>{name}</a>"
    if schema.get("type") == "array" and isinstance(schema.get("items"), dict):
        return _link(schema["items"]) + "[]"
    return f"<code>{_text(_type(schema))}</code>"


def _type(schema: dict[str, Any]) -> str:
    if "const" in schema:
        return repr(schema["const"])
    if "enum" in schema:
        return " | ".join(map(repr, schema["enum"]))
    kind = schema.get("type", "any")
    return " | ".join(map(str, kind)) if isinstance(kind, list) else str(getattr(kind, "value", kind))


def _page(language: str, title: str, body: str) -> str:
    return (
        f"<!doctype html><html lang={language}><head><meta charset=utf-8><title>{_text(title)}</title>"
        "<meta name=viewport content='width=device-width, initial-scale=1'>"
        f"<link rel=stylesheet href='/plain.css'></head><body><main>{body}</main></body></html>"
    )


def _text(value: object) -> str:
    return html.escape(str(value))
