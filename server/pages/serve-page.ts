import type { IncomingMessage, ServerResponse } from "node:http";
import type { InternalPath } from "../../routing/internal-path.ts";
import type { KnownAddresses } from "../addresses/known-addresses.ts";
import type { Verdict } from "../addresses/verdict.ts";
import type { MissingPage } from "../error-pages.ts";
import type { Clients } from "../security/clients.ts";
import { OverloadError, type Priority } from "./bulkhead.ts";
import { reportError } from "../handled-request.ts";
import { sendFilled } from "../forms/send-filled.ts";
import { visitorState } from "../forms/visitor-state.ts";
import { choosePriority, toPageKey } from "./page-key.ts";
import type { PageRequest } from "./render-page.ts";
import type { FoundPage } from "./found-page.ts";
import type { ResponseCache } from "./response-cache.ts";
import { sendMoved, sendPage } from "./send-page.ts";
import { sendRefusal, sendUnavailable } from "./send-refusal.ts";
import type { StoredPage } from "./stored-page.ts";
import { StartingError } from "../hold-requests.ts";

interface PageServerPorts {
  readonly known: Pick<KnownAddresses, "find">;
  readonly cache: Pick<ResponseCache, "has" | "find" | "load">;
  readonly missingPage: MissingPage;
  /** Tells whose share of places a request takes. */
  readonly clients: Clients;
  /** Notified of how each page was found. */
  readonly onFound?: (state: FoundPage["state"]) => void;
  /**
   * Notified of each page that could not be rendered and has no earlier version. A start does not count as a failure.
   */
  readonly onUnavailable?: (error: unknown) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Sends the page of an internal path. */
export type ServePage = (request: IncomingMessage, response: ServerResponse, internalPath: InternalPath) => void;

/** Returns a function that sends pages: at once when they are cached, else as soon as they are rendered. */
export function createPageServer(ports: PageServerPorts): ServePage {
  const server = new PageServer(ports);
  return (request, response, internalPath) => server.serve(request, response, internalPath);
}

interface PageTurn {
  readonly internalPath: InternalPath;
  /** By default that of the page's class. */
  readonly priority: Priority | undefined;
}

/** The most pages that are filled in at once. It bounds what visitors with cookies can cost the others. */
const maxFilled = 16;

class PageServer {
  readonly #ports: PageServerPorts;
  #filling = 0;

  constructor(ports: PageServerPorts) {
    this.#ports = ports;
  }

  serve(request: IncomingMessage, response: ServerResponse, internalPath: InternalPath): void {
    const { known, cache } = this.#ports;
    const verdict = known.find(internalPath);
    if (!(verdict instanceof Promise)) this.#serveKnown(request, response, internalPath, verdict);
    else if (cache.has(toPageKey(internalPath))) this.#serveFound(request, response, internalPath);
    else void verdict.then((confirmed) => this.#serveKnown(request, response, internalPath, confirmed));
  }

  /** Serves the page with what it reads of the query, or the host's not-found page. */
  #serveKnown(request: IncomingMessage, response: ServerResponse, internalPath: InternalPath, verdict: Verdict): void {
    if (verdict.kind === "missing") void this.#sendMissing(request, response, internalPath);
    else if (verdict.kind === "moved") sendMoved(request, response, verdict.location);
    else if (verdict.kind === "unlisted") this.#serveFound(request, response, verdict.internalPath, "view");
    else this.#serveFound(request, response, verdict.kind === "page" ? verdict.internalPath : internalPath);
  }

  #serveFound(
    request: IncomingMessage,
    response: ServerResponse,
    internalPath: InternalPath,
    priority?: Priority,
  ): void {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const page = { key: toPageKey(internalPath), host: request.headers.host ?? "", path };
    const found = this.#ports.cache.find(page);
    if (found === undefined) void this.#load(request, response, page, { internalPath, priority });
    else this.#send(request, response, found, internalPath);
  }

  async #load(
    request: IncomingMessage,
    response: ServerResponse,
    page: PageRequest,
    { internalPath, priority = choosePriority(page.key) }: PageTurn,
  ): Promise<void> {
    const { cache, onUnavailable } = this.#ports;
    const leaving = new AbortController();
    response.once("close", () => leaving.abort());
    try {
      this.#send(
        request,
        response,
        await cache.load({ ...page, client: this.#ports.clients.of(request).network }, priority, leaving.signal),
        internalPath,
      );
    } catch (error) {
      const isEarly = error instanceof StartingError;
      if (!isEarly) onUnavailable?.(error);
      sendUnavailable(response, isEarly ? "start" : error instanceof OverloadError ? "overload" : "failure");
    }
  }

  #send(request: IncomingMessage, response: ServerResponse, found: FoundPage, internalPath: InternalPath): void {
    const { onFound, now } = this.#ports;
    onFound?.(found.state);
    const { status, body } = found.page;
    const state = visitorState(request, internalPath);
    if (status === 404) void this.#sendMissing(request, response, internalPath);
    else if (state === undefined || body === undefined) sendPage(request, response, found, now());
    else if (this.#filling >= maxFilled) sendPage(request, response, { ...found, page: asOwn(found.page) }, now());
    else void this.#sendFilled(request, response, asOwn(found.page), { body, state });
  }

  async #sendFilled(...[request, response, page, own]: Parameters<typeof sendFilled>): Promise<void> {
    this.#filling += 1;
    try {
      await sendFilled(request, response, page, own);
    } catch (error) {
      reportError(error);
      sendUnavailable(response, "failure");
    } finally {
      this.#filling -= 1;
    }
  }

  /** Sends the host's not-found page in place of a page that is missing. */
  async #sendMissing(request: IncomingMessage, response: ServerResponse, internalPath: InternalPath): Promise<void> {
    const { missingPage, now } = this.#ports;
    const missing = await missingPage(internalPath, this.#ports.clients.of(request).network);
    if (missing === undefined) sendRefusal(response, "path-unknown");
    else sendPage(request, response, { ...missing, page: asMissing(missing.page) }, now());
  }
}

const asSent = new WeakMap<StoredPage, StoredPage>();

/** Returns the host's not-found page as it is sent in place of a missing page. */
function asMissing(page: StoredPage): StoredPage {
  const known = asSent.get(page);
  if (known !== undefined) return known;
  const missing = { ...page, status: 404, headers: { ...page.headers, "cache-control": "no-cache" } };
  asSent.set(page, missing);
  return missing;
}

/** Returns a page with a visitor's own content. No cache stores it. */
function asOwn(page: StoredPage): StoredPage {
  return { ...page, headers: { ...page.headers, "cache-control": "private, no-store" } };
}
