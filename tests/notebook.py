"""Runs a notebook as Jupyter would: cell after cell in one namespace, with what each prints and shows last.

`python -m tests.notebook` runs ours in full (ten minutes) and keeps what it showed in the file.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

LEARNING = Path(__file__).parent.parent / "examples" / "learning" / "a_bot_that_learns.ipynb"


def run(notebook: dict[str, Any], **parameters: object) -> list[list[dict[str, Any]]]:
    """The outputs of each code cell. `parameters` replace those of the cell that is tagged so."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    outputs = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            source = "".join(cell["source"])
            if "parameters" in cell["metadata"].get("tags", ()):
                source += "".join(f"\n{name} = {value!r}" for name, value in parameters.items())
            outputs.append(run_cell(source, namespace))
    return outputs


def run_cell(source: str, namespace: dict[str, Any]) -> list[dict[str, Any]]:
    """What one cell prints, and its last expression as it shows itself."""
    *body, ending = ast.parse(source).body
    printed, shown = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(body, []), "<cell>", "exec"), namespace)
        if isinstance(ending, ast.Expr):
            shown = eval(compile(ast.Expression(ending.value), "<cell>", "eval"), namespace)
        else:
            exec(compile(ast.Module([ending], []), "<cell>", "exec"), namespace)
    found: list[dict[str, Any]] = []
    if text := printed.getvalue():
        found.append({"output_type": "stream", "name": "stdout", "text": text.splitlines(keepends=True)})
    if shown is not None:
        data = {"text/plain": [repr(shown)]}
        if hasattr(shown, "_repr_html_"):
            data["text/html"] = shown._repr_html_().splitlines(keepends=True)
        found.append({"output_type": "execute_result", "data": data, "metadata": {}, "execution_count": None})
    return found


def main() -> None:
    notebook = json.loads(LEARNING.read_text(encoding="utf-8"))
    outputs = run(notebook)
    codes = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, (cell, found) in enumerate(zip(codes, outputs, strict=True), 1):
        cell["execution_count"] = number
        cell["outputs"] = [
            {**one, "execution_count": number} if "execution_count" in one else one for one in found
        ]
        print(*("".join(one.get("text", ())) for one in found), file=sys.stderr)
    LEARNING.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
