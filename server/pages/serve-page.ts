import type { IncomingMessage, ServerResponse } from "node:http";
import type { KnownAddresses, Verdict } from "../addresses/known-addresses.ts";
import type { MissingPage } from "../error-pages.ts";
import { OverloadError, type Priority } from "./bulkhead.ts";
import { hasView } from "./has-view.ts";
import type { PageRequest } from "./render-page.ts";
import type { FoundPage } from "./found-page.ts";
import type { ResponseCache } from "./response-cache.ts";
import { sendPage } from "./send-page.ts";
import { sendRefusal, sendUnavailable } from "./send-refusal.ts";
import type { StoredPage } from "./stored-page.ts";

interface PageServerPorts {
  readonly known: Pick<KnownAddresses, "find">;
  readonly cache: Pick<ResponseCache, "has" | "find" | "load">;
  readonly missingPage: MissingPage;
  /** Notified of how each page was found. */
  readonly onFound?: (state: FoundPage["state"]) => void;
  /** Notified of each page that could not be rendered, and of which no earlier version is left. */
  readonly onUnavailable?: (error: unknown) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Sends the page of an internal path. */
export type ServePage = (request: IncomingMessage, response: ServerResponse, internalPath: string) => void;

/** Returns a function that sends pages: at once when they are cached, else as soon as they are rendered. */
export function createPageServer({
  known,
  cache,
  missingPage,
  onFound,
  onUnavailable,
  now,
}: PageServerPorts): ServePage {
  const send = (request: IncomingMessage, response: ServerResponse, found: FoundPage, internalPath: string) => {
    onFound?.(found.state);
    if (found.page.status === 404) void sendMissing(request, response, internalPath);
    else sendPage(request, response, found, now());
  };
  /** Sends the host's not-found page in place of a page that is missing. */
  const sendMissing = async (request: IncomingMessage, response: ServerResponse, internalPath: string) => {
    const missing = await missingPage(internalPath);
    if (missing === undefined) sendRefusal(response, "path-unknown");
    else sendPage(request, response, { ...missing, page: asMissing(missing.page) }, now());
  };
  const load = async (request: IncomingMessage, response: ServerResponse, page: PageRequest) => {
    const leaving = new AbortController();
    response.once("close", () => leaving.abort());
    try {
      send(request, response, await cache.load(page, priorityOf(page.key), leaving.signal), page.key);
    } catch (error) {
      onUnavailable?.(error);
      sendUnavailable(response, error instanceof OverloadError ? "overload" : "failure");
    }
  };
  const serve = (request: IncomingMessage, response: ServerResponse, internalPath: string) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const page = { key: internalPath, host: request.headers.host ?? "", path };
    const found = cache.find(page);
    if (found === undefined) void load(request, response, page);
    else send(request, response, found, internalPath);
  };
  /** Serves the page with what it reads of the query, or the host's not-found page. */
  const serveKnown = (request: IncomingMessage, response: ServerResponse, internalPath: string, verdict: Verdict) => {
    if (verdict.kind === "missing") void sendMissing(request, response, internalPath);
    else serve(request, response, verdict.kind === "page" ? verdict.internalPath : internalPath);
  };
  return (request, response, internalPath) => {
    const verdict = known.find(internalPath);
    if (!(verdict instanceof Promise)) serveKnown(request, response, internalPath, verdict);
    else if (cache.has(internalPath)) serve(request, response, internalPath);
    else void verdict.then((confirmed) => serveKnown(request, response, internalPath, confirmed));
  };
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

/** The default view of a page is rendered before views with parameters. */
function priorityOf(internalPath: string): Priority {
  return hasView(internalPath) ? "view" : "default-view";
}
