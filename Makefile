# Two commands:  make play   builds what is missing, starts the server and prints its address
#                make test   runs every check
SHELL       := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS   += --no-builtin-rules

PYTHON ?= python3
PORT   ?= 8000
UV     := 0.13.7
BIN    := .venv/bin
PIP     = $(BIN)/uv pip install --quiet --python $(BIN)/python --compile-bytecode

# tests/conftest.py looks at the same files.
SOURCES := $(shell find src -name '*.py' -o -name '*.csv' -o -name '*.ftl' -o -name '*.json' -o -name '*.toml' -o -name README.md -o -name py.typed | grep -v /static/) pyproject.toml setup.py README.md LICENSE
PAGE    := $(shell find web -path web/node_modules -prune -o -path web/src/wire -prune -o -type f -print)
WIRE    := web/src/wire/wire.d.ts
STATIC  := src/ludotheca/static/index.html

# A deleted or renamed file leaves nothing newer behind, so everything that is built depends on this list of names.
NAMES   := $(sort $(SOURCES) $(PAGE))
ifneq ($(file <build/.names),$(NAMES))
$(shell mkdir -p build)
$(file >build/.names,$(NAMES))
endif

# uv looks for extra wheels wherever this machine's pip does.
export UV_FIND_LINKS ?= $(PIP_FIND_LINKS)
# With this set, as on some CI machines, every start would recompile every import.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test check dev build bench soak lint format unit pure web-test pictures lock browser clean
help:
	@echo 'make play    build what is missing, start the server and print its address'
	@echo 'make test    run every check'
	@echo 'make check   only style, types, laws and rules, interpreted: for while you edit'
	@echo 'make dev     server and page that reload as you edit (interpreted)'
	@echo 'make build   the wheel, compiled, with the page inside, in dist/'
	@echo 'make bench   speed, compared with catanatron'
	@echo 'make soak    half an hour of new examples for the laws, and thousands of changed positions'
	@echo 'make format  format the sources'
	@echo 'make pictures  retake the pictures in the documentation'
	@echo 'make lock    update the dependency lock files'
	@echo 'make clean   remove everything that make has made'

# The page is ready long before the machine code, so the first game is played straight from the sources.
play:
	@if $(MAKE) --question .venv/.wheel 2>/dev/null; then exec $(BIN)/ludotheca serve --port $(PORT); fi; \
	$(MAKE) --jobs 2 $(STATIC) .venv/.build; \
	LUDOTHECA_PURE=1 $(PIP) --no-deps --no-build-isolation -e .; \
	if ! kill -0 "$$(cat build/compiling.pid)"; then \
	  echo 'The engine is compiled in the background; from the next "make play" on it is twenty times faster.'; \
	  nice $(MAKE) .venv/.wheel >build/compiling.log 2>&1 & echo "$$!" >build/compiling.pid; \
	fi 2>/dev/null; \
	exec env LUDOTHECA_PURE=1 $(BIN)/ludotheca serve --port $(PORT)

# The page and the machine code do not need each other, so they are built at the same time.
test:
	$(MAKE) --jobs 2 lint web-test .venv/.wheel
	$(MAKE) pure unit

# Straight from the sources, so nothing is built for it.
check: lint
	LUDOTHECA_PURE=1 PYTHONPATH=src $(BIN)/python -m pytest tests/engine tests/games tests/records -n 2

lint: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

web-test: $(WIRE)
	cd web && npm run -s check && npm run -s test

# The same laws and rules, interpreted: one source, two forms.
pure: .venv/.test .venv/.wheel
	LUDOTHECA_PURE=1 $(BIN)/python -m pytest tests/engine tests/games tests/records -n 2

unit: .venv/.test .venv/.wheel browser
	$(BIN)/python -m pytest -n 2

dev: .venv/.test web/node_modules/.stamp $(WIRE)
	rm -f .venv/.wheel
	LUDOTHECA_PURE=1 $(PIP) --no-deps --no-build-isolation -e .
	trap 'kill 0' EXIT; LUDOTHECA_PURE=1 $(BIN)/ludotheca serve --port $(PORT) --reload & cd web && npm run -s dev

build: dist/.stamp

bench: .venv/.wheel
	$(PIP) -r benchmarks/requirements.lock --require-hashes
	$(BIN)/python -m benchmarks

format: .venv/.test web/node_modules/.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run -s format

# Takes longer than a test may: new examples for every law, and thousands of changed positions.
soak: .venv/.test .venv/.wheel
	$(BIN)/python -m tests.soak --minutes 30
	$(BIN)/python -m tests.soak --positions 10000

pictures: .venv/.test .venv/.wheel browser
	$(BIN)/python -m docs.pictures

# What the commands rely on; each file is rebuilt only when its sources have changed.
.venv/bin/uv:
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check uv==$(UV)

.venv/.run: requirements.lock | .venv/bin/uv
	$(PIP) --require-hashes -r requirements.lock
	touch $@

.venv/.test: requirements-dev.lock .venv/.build
	$(PIP) --require-hashes -r requirements-dev.lock
	touch $@

.venv/.build: requirements-build.lock .venv/.run
	$(PIP) --require-hashes -r requirements-build.lock
	touch $@

# Compiled files are kept between builds, so that editing one game recompiles only that game.
build/.compiled: $(filter %.py,$(SOURCES)) pyproject.toml build/.names .venv/.build
	$(BIN)/python setup.py --quiet build_ext
	touch $@

dist/.stamp: $(SOURCES) $(STATIC) build/.names build/.compiled
	rm -rf dist
	find build -path 'build/lib*' -type f -not -name '*.so' -delete
	$(BIN)/uv build --quiet --wheel --no-build-isolation --python $(BIN)/python
	touch $@

.venv/.wheel: dist/.stamp .venv/.run
	$(PIP) --no-deps --reinstall dist/*.whl
	touch $@

web/node_modules/.stamp: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

# The page's types are generated from the server's structs.
$(WIRE): web/node_modules/.stamp .venv/.run build/.names $(filter %.py,$(SOURCES))
	mkdir -p $(@D)
	LUDOTHECA_PURE=1 PYTHONPATH=src $(BIN)/python -m ludotheca.server.schema $(@D)
	cd web && npm run -s wire
	touch $@

$(STATIC): $(WIRE) $(PAGE) build/.names
	cd web && npm run -s build -- --logLevel warn
	touch $@

browser:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
	  { apt-get update -q && apt-get install -y -q --no-install-recommends chromium; } >/dev/null; } || \
	  { echo 'The browser tests need Chromium on the path as "chromium".' >&2; exit 1; }

COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links
# Funding links contain addresses too.
FORGET_FUNDING := const fs = require("fs"), file = "package-lock.json", lock = JSON.parse(fs.readFileSync(file)); \
  for (const one of Object.values(lock.packages)) delete one.funding; \
  fs.writeFileSync(file, JSON.stringify(lock, null, 2) + "\n")
lock: | .venv/bin/uv
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) -c requirements.lock --group build -o requirements-build.lock
	$(COMPILE) -c requirements.lock pyproject.toml --group test --group lint -o requirements-dev.lock
	$(COMPILE) -c requirements.lock pyproject.toml --extra bench -o benchmarks/requirements.lock
	! grep -nE 'https?://' requirements*.lock benchmarks/requirements.lock
	cd web && rm -f package-lock.json && npm install -s --package-lock-only
	cd web && node -e '$(FORGET_FUNDING)'
	cd web && npm ci -s --dry-run
	! grep -nE '"resolved"|https?://' web/package-lock.json

clean:
	rm -rf .venv build dist web/node_modules web/src/wire src/ludotheca/static
