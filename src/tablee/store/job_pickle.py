"""Pickling of jobs (code on demand): a write is handed to the process that writes, with all it closes over.

Both ends are processes of one server, started from the same code by the same supervisor: a function travels
as its code and the values that it closes over, and finds its module there. Tables of our schema travel as
their names, exceptions as they are without what led to them. Nothing from outside is ever read this way.
"""

from __future__ import annotations

import importlib
import io
import marshal
import pickle
from types import CellType, FunctionType
from typing import Any

from sqlalchemy import Column, MetaData, Result, Table

from tablee.store.schema import metadata


def dump(value: Any) -> bytes:
    """Any job, or the answers to some."""
    written = io.BytesIO()
    _Pickler(written, protocol=pickle.HIGHEST_PROTOCOL).dump(value)
    return written.getvalue()


def load(written: bytes) -> Any:
    """What `dump` wrote, in another process of the same server."""
    return _Unpickler(io.BytesIO(written)).load()


class _Pickler(pickle.Pickler):
    def persistent_id(self, value: Any) -> Any:
        if isinstance(value, Table) and value.metadata is metadata:
            return (value.name,)
        if isinstance(value, Column) and isinstance(value.table, Table) and value.table.metadata is metadata:
            return (value.table.name, value.key)
        return () if value is metadata else None

    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, FunctionType) and "<locals>" in value.__qualname__:
            cells = [cell.cell_contents for cell in value.__closure__ or ()]
            code = marshal.dumps(value.__code__)
            return _function, (value.__module__, code, value.__defaults__, value.__kwdefaults__, cells)
        if isinstance(value, BaseException):
            return _exception, (type(value), value.args, value.__dict__)
        if isinstance(value, Result):  # of a statement whose answer nobody reads
            return type(None), ()
        return NotImplemented


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, name: Any) -> Table | Column[Any] | MetaData:
        if not name:
            return metadata
        table = metadata.tables[name[0]]
        return table if len(name) == 1 else table.c[name[1]]


def _function(module: str, code: bytes, defaults: Any, keywords: Any, cells: list[Any]) -> FunctionType:
    names = importlib.import_module(module).__dict__
    closure = tuple(CellType(value) for value in cells)
    made = FunctionType(marshal.loads(code), names, None, defaults, closure)
    made.__kwdefaults__ = keywords
    return made


def _exception(kind: type[BaseException], values: tuple[Any, ...], inside: dict[str, Any]) -> BaseException:
    made = kind.__new__(kind, *values)
    made.args = values
    made.__dict__.update(inside)
    return made
