# Two commands are all anybody needs: `make play` and `make test`.
# Set-up happens by itself, once, into .venv; a stamp remembers it.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.ready
KUHN   := $(VENV)/.kuhn-poker
PIP    := $(BIN)/python -m pip install --disable-pip-version-check --require-hashes
LOCK   := $(BIN)/uv pip compile -q --no-header --generate-hashes --python-version 3.11 --universal
OURS   := src tests bench examples web/scripts hatch_build.py
# Where this is set, every process reads all of our code anew: servers, workers and bots start slowly.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test lint types imports web warm tests soak browsers bench engines shots docs lock clean

# Phones on the same network can join; `make play ARGS=--this-machine` keeps it to this machine.
play: $(STAMP)
	@$(BIN)/python hatch_build.py
	@$(BIN)/tablee $(ARGS)

# First whatever one core can do by itself, side by side; then the tests, which take all there are.
test: $(KUHN)
	@$(MAKE) --no-print-directory -j 2 --output-sync=target warm web types lint imports
	@$(MAKE) --no-print-directory --assume-old=warm tests

lint: $(STAMP)
	$(BIN)/ruff format --check $(OURS)
	$(BIN)/ruff check $(OURS)

types: $(KUHN)
	$(BIN)/mypy

imports: $(STAMP)
	$(BIN)/lint-imports

# The browser's side: built if something has changed, then its own checks.
web: $(STAMP)
	$(BIN)/python hatch_build.py
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent all

# Games are compiled once, for all workers.
warm: $(KUHN)
	$(BIN)/python -m tests.warm

# Twice as many at work as there are cores to expect: much of an evening in a browser is waiting for others.
# What fails beside others gets a second try alone, and is named (tests/again.py).
tests: warm
	$(BIN)/pytest --cache-clear -n 4 --dist worksteal --durations=25 || $(BIN)/python -m tests.again $$?

# Slower, longer versions of the property tests; not part of `make test`.
soak: $(STAMP)
	TABLEE_SOAK=1 $(BIN)/pytest -n 2

# The boards in WebKit, which is in every iPhone; not part of `make test`.
browsers: $(STAMP)
	$(BIN)/python hatch_build.py
	TABLEE_BROWSERS=1 $(BIN)/pytest tests/web/webkit

bench: $(STAMP)
	$(BIN)/tablee bench

# Our engine beside OpenSpiel, pgx, PettingZoo and RLCard, which get a place of their own: build/engines.
engines: $(STAMP)
	@test -x build/engines/bin/python || $(BIN)/uv venv -q --python $(BIN)/python build/engines
	@VIRTUAL_ENV=build/engines $(BIN)/uv pip sync -q --require-hashes requirements/bench.txt
	@VIRTUAL_ENV=build/engines $(BIN)/uv pip install -q --no-deps --no-build-isolation --editable .
	build/engines/bin/python -W ignore -m bench.engines $(ARGS)

# Pictures of every page and state in build/shots, to be looked at. Games add theirs in tests/shots/states.
shots: $(STAMP)
	$(BIN)/python hatch_build.py
	$(BIN)/python -m tests.shots

# The documentation as a site in build/docs. A link that leads nowhere is an error.
docs: $(STAMP)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

# After a change of dependencies in pyproject.toml, which is the one list of them.
lock: $(STAMP)
	$(LOCK) pyproject.toml --all-extras --group dev -o requirements/dev.txt
	$(LOCK) --group setup -o requirements/setup.txt
	$(LOCK) pyproject.toml --extra research --group bench -o requirements/bench.txt
	$(LOCK) --group load -o requirements/load.txt

clean:
	rm -rf $(VENV) build dist web/node_modules web/.*-made-of src/tablee/web .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(STAMP): requirements/setup.txt requirements/dev.txt pyproject.toml
	@echo "Setting up Tablée in $(VENV) (once, under a minute)…"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) -q -r requirements/setup.txt 2>/dev/null || $(PIP) -r requirements/setup.txt
	@VIRTUAL_ENV=$(VENV) $(BIN)/uv pip sync -q --compile-bytecode --require-hashes requirements/dev.txt
	@VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install -q --no-deps --no-build-isolation --editable .
	@touch $(STAMP)

# The game from outside that the tests play too, installed as anybody would.
$(KUHN): $(STAMP) examples/kuhn-poker/pyproject.toml
	@VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install -q --no-deps --no-build-isolation --editable examples/kuhn-poker
	@touch $(KUHN)
