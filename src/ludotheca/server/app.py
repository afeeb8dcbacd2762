"""The server: HTTP for what is asked once, one socket per table for what happens."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from litestar.response import File
from litestar.status_codes import HTTP_200_OK, HTTP_400_BAD_REQUEST, HTTP_404_NOT_FOUND

from ludotheca.about import version
from ludotheca.bots import FAVOURITE, lobby
from ludotheca.engine.edition import Edition
from ludotheca.engine.errors import GameError
from ludotheca.library import AnyGame, load, titles
from ludotheca.server import wire
from ludotheca.server.failures import STATUS, BadMessageError, StillThinkingError, failure
from ludotheca.server.live import Listener, LiveTable
from ludotheca.server.logs import LOGGING
from ludotheca.server.names import clean_name
from ludotheca.server.pages import EMBLEM, TABLE, media_type, page_address, page_file
from ludotheca.server.store import Store
from ludotheca.server.tables import Tables
from ludotheca.server.wire import (
    Advised,
    AskAdvice,
    AskChances,
    BotInfo,
    Chances,
    ClientMessage,
    Done,
    EditionInfo,
    Failure,
    GameDetail,
    GameInfo,
    House,
    Join,
    LuckInfo,
    LuckPromise,
    NewTable,
    Play,
    Reasons,
    Refused,
    Seated,
    SitDown,
    TableInfo,
    TableMade,
    Undo,
    Why,
)
from ludotheca.server.workers import Workers
from ludotheca.texts import LANGUAGES, source

LOGGER: Final = logging.getLogger(__name__)
STATIC: Final = Path(__file__).parent.parent / "static"
LARGEST_REQUEST: Final = 2_000_000
"""Bytes; a long record is a few hundred thousand."""


def game_info(game: AnyGame) -> GameInfo:
    meta = game.meta
    return GameInfo(
        id=meta.id,
        version=meta.version,
        author=meta.author,
        year=meta.year,
        fewest=meta.seats[0],
        most=meta.seats[1],
        options=meta.options,
        has_secrets=meta.has_secrets,
        edition=None if game.edition is None else edition_info(game.edition),
        table=page_address(game, TABLE),
        emblem=page_address(game, EMBLEM),
    )


def edition_info(edition: Edition) -> EditionInfo:
    return EditionInfo(fingerprint=edition.fingerprint, name=edition.name, is_house=edition.is_house)


@get("/api/house")
async def house() -> House:
    return House(
        version=version(),
        languages=LANGUAGES,
        games=tuple(game_info(load(title)) for title in titles()),
        bots=tuple(BotInfo(name=offer.name, about=offer.about) for offer in lobby()),
        favourite_bot=FAVOURITE,
    )


@get("/api/games/{game_id:str}")
async def game_detail(game_id: FromPath[str]) -> GameDetail:
    game = load(game_id)
    catalogue = tuple(game.rules.catalogue)
    return GameDetail(game=game_info(game), catalogue=catalogue, materials=game.materials, names=game.names)


@get("/api/games/{game_id:str}/page/{name:path}", include_in_schema=False)
async def game_page(game_id: FromPath[str], name: FromPath[str]) -> File:
    """A file that the game brings for the page. It may change with the next version of the game's package."""
    found = page_file(load(game_id), name.removeprefix("/"))
    if found is None:
        raise NotFoundException("there is no such file")
    return _file(found, headers={"Cache-Control": "no-cache"})


@get("/api/texts/{language:str}", media_type="text/plain")
async def house_texts(language: FromPath[str]) -> str:
    return source(language, None)


@get("/api/texts/{language:str}/{game_id:str}", media_type="text/plain")
async def game_texts(language: FromPath[str], game_id: FromPath[str]) -> str:
    return source(language, game_id)


@post("/api/luck", status_code=HTTP_200_OK)
async def promise_luck(tables: NamedDependency[Tables]) -> LuckPromise:
    return LuckPromise(commitment=tables.promises.make())


@post("/api/tables")
async def create_table(data: JSONBody[NewTable], tables: NamedDependency[Tables]) -> TableMade:
    return await tables.create(data)


@get("/api/tables/{table:str}")
async def table_info(table: FromPath[str], tables: NamedDependency[Tables]) -> TableInfo:
    return (await tables.find(table)).info()


@post("/api/tables/{table:str}/seats/{seat:int}")
async def sit_down(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[SitDown], tables: NamedDependency[Tables]
) -> Seated:
    key = Tables.new_key()
    await (await tables.find(table)).sit_down(seat, clean_name(data.name), key)
    return Seated(seat=seat, key=key)


@get("/api/tables/{table:str}/record")
async def table_record(table: FromPath[str], tables: NamedDependency[Tables]) -> Response[bytes]:
    record = await tables.record(table)
    name = f"{record.game}-{table}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json(), media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/luck")
async def table_luck(table: FromPath[str], tables: NamedDependency[Tables]) -> LuckInfo:
    return (await tables.find(table)).luck_info()


@get(["/", "/table/{table:str}"], include_in_schema=False)
async def page() -> File:
    return File(STATIC / "index.html", media_type="text/html", content_disposition_type="inline")


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str]) -> File:
    """Only what is there is looked for, so that no name can lead anywhere else, or be too much for the file system."""
    if name not in _assets():
        raise NotFoundException("there is no such file")
    return _file(STATIC / "assets" / name)


@cache
def _assets() -> set[str]:
    return {path.name for path in (STATIC / "assets").iterdir()}


def _file(path: Path, headers: dict[str, str] | None = None) -> File:
    return File(path, media_type=media_type(path.name), headers=headers, content_disposition_type="inline")


_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str], tables: NamedDependency[Tables]) -> None:
    """Joins a table: scenes go out as things happen; every message that comes in is answered."""
    await socket.accept()
    with suppress(WebSocketDisconnect):
        try:
            # The table is found last: nothing may come between that and joining, or it could have been put away.
            join = await _first_message(socket)
            listener = Listener(join.keys, wants_sketch=join.sketch)
            found = await tables.find(table)
        except GameError as error:
            await socket.send_text(_encode(Refused(request=None, failure=failure(error))))
            await socket.close()
            return
        sender = asyncio.create_task(_send_all(socket, listener))
        try:
            found.join(listener)
            while True:
                await _hear(found, listener, await socket.receive_data("text"))
                # However much one socket sends, the others have their turn.
                await asyncio.sleep(0)
        except WebSocketDisconnect:
            pass
        except Exception:
            # Litestar would close the socket without a word in the log.
            LOGGER.exception("table %s: a socket failed", table)
        finally:
            found.leave(listener)
            sender.cancel()


async def _first_message(socket: WebSocket[Any, Any, Any]) -> Join:
    message = _decode(await socket.receive_data("text"))
    if not isinstance(message, Join):
        raise BadMessageError("the first message must be a join")
    return message


def _decode(text: str | bytes) -> ClientMessage:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessageError(str(error)) from None


async def _hear(table: LiveTable, listener: Listener, text: str | bytes) -> None:
    """Answers a message: at once, or, if it takes some thought, whenever that is done; meanwhile others are heard."""
    try:
        message = _decode(text)
        if isinstance(message, Join):
            raise BadMessageError("this socket has joined already")
    except GameError as error:
        listener.send(_encode(Refused(request=None, failure=failure(error))))
        return
    if not isinstance(message, AskAdvice | AskChances):
        listener.send(_encode(await _answer(table, listener, message)))
    elif type(message) in listener.thinking:
        refusal = failure(StillThinkingError("the last question is still being thought about"))
        listener.send(_encode(Refused(request=message.request, failure=refusal)))
    else:
        listener.thinking[type(message)] = asyncio.create_task(_think(table, listener, message))


async def _think(table: LiveTable, listener: Listener, message: AskAdvice | AskChances) -> None:
    try:
        answer = await _answer(table, listener, message)
    finally:
        del listener.thinking[type(message)]
    listener.send(_encode(answer))


async def _answer(table: LiveTable, listener: Listener, message: wire.Request) -> wire.Answer:
    request = message.request
    try:
        if isinstance(message, AskAdvice):
            about, suggestions = await table.advice(listener, message.seat)
            return Advised(request=request, sequence=about, suggestions=suggestions)
        if isinstance(message, AskChances):
            about, chances = await table.chances(listener, message.seat)
            return Chances(request=request, sequence=about, chances=chances)
        if isinstance(message, Why):
            return Reasons(request=request, reasons=table.why(listener, message.seat, message.actions))
        if isinstance(message, Undo):
            return Done(request=request, sequence=await table.undo(listener, message.seat, message.sequence))
        assert isinstance(message, Play)
        sequence = await table.play(listener, message.seat, message.sequence, message.actions)
        return Done(request=request, sequence=sequence)
    except GameError as error:
        return Refused(request=request, failure=failure(error))
    except Exception:
        # A fault of ours must not end the player's connection without an answer.
        LOGGER.exception("table %s: a message could not be answered", table.id)
        return Refused(request=request, failure=Failure(error="server-error"))


async def _send_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    with suppress(WebSocketDisconnect):
        while not listener.is_lost:
            await socket.send_text(await listener.messages.get())
        await socket.close()


def _encode(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


def _on_game_error(_: Request[Any, Any, Any], error: GameError) -> Response[Failure]:
    return Response(failure(error), status_code=STATUS.get(type(error), 400), media_type=MediaType.JSON)


def _on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """Whatever the framework refuses: unknown paths, bodies that are not JSON or have the wrong shape."""
    slug = "not-found" if error.status_code == HTTP_404_NOT_FOUND else "bad-request"
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict))
    found = Failure(error=slug, values={"detail": details or error.detail})
    return Response(found, status_code=error.status_code, media_type=MediaType.JSON)


def _on_unreadable(_: Request[Any, Any, Any], error: RecursionError | UnicodeError) -> Response[Failure]:
    """JSON nested deeper than anybody would write it, or containing bytes that are not text."""
    detail = "nested too deeply" if isinstance(error, RecursionError) else "this is not UTF-8"
    found = Failure(error="bad-request", values={"detail": detail})
    return Response(found, status_code=HTTP_400_BAD_REQUEST, media_type=MediaType.JSON)


def _on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    LOGGER.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Failure(error="server-error"), status_code=500, media_type=MediaType.JSON)


def create_app(database: str, grace: float = 2.5) -> Litestar:
    """The application; ``database`` is an SQLAlchemy address, ``grace`` see LiveTable."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        workers = Workers()
        workers.warm_up()
        app.state.tables = Tables(store, workers, grace)
        try:
            yield
        finally:
            await app.state.tables.close()
            await workers.close()
            await store.close()

    async def tables(state: AppState) -> Tables:
        found: Tables = state.tables
        return found

    handlers: list[Any] = [
        house,
        game_detail,
        game_page,
        house_texts,
        game_texts,
        promise_luck,
        create_table,
        table_info,
        sit_down,
        table_record,
        table_luck,
        live,
    ]
    if STATIC.is_dir():
        handlers += [page, asset]
    return Litestar(
        handlers,
        dependencies={"tables": Provide(tables)},
        lifespan=[lifespan],
        exception_handlers={
            GameError: _on_game_error,
            HTTPException: _on_http_error,
            RecursionError: _on_unreadable,
            UnicodeError: _on_unreadable,
            Exception: _on_fault,
        },
        request_max_body_size=LARGEST_REQUEST,
        logging_config=LOGGING,
        openapi_config=OpenAPIConfig(title="Ludotheca", version=version(), render_plugins=[JsonRenderPlugin()]),
    )
