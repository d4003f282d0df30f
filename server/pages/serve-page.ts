import type { IncomingMessage, ServerResponse } from "node:http";
import { refusalHeaders, refusalPage } from "../../routing/refusal-page.ts";
import { refuse } from "../../routing/refusal.ts";
import type { KnownAddresses, Verdict } from "../addresses/known-addresses.ts";
import type { MissingPage } from "../error-pages.ts";
import type { PageRequest } from "./render-page.ts";
import type { FoundPage, Priority, ResponseCache } from "./response-cache.ts";
import { sendPage } from "./send-page.ts";

interface PageServerPorts {
  readonly known: Pick<KnownAddresses, "find">;
  readonly cache: ResponseCache;
  readonly missingPage: MissingPage;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Sends the page of an internal path. */
export type ServePage = (request: IncomingMessage, response: ServerResponse, internalPath: string) => void;

/** Returns a function that sends pages: at once when they are cached, else as soon as they are rendered. */
export function createPageServer({ known, cache, missingPage, now }: PageServerPorts): ServePage {
  const send = (request: IncomingMessage, response: ServerResponse, found: FoundPage, internalPath: string) => {
    if (found.page.status === 404) void sendMissing(request, response, internalPath);
    else sendPage(request, response, found, now());
  };
  /** Sends the host's not-found page in place of a page that is missing. */
  const sendMissing = async (request: IncomingMessage, response: ServerResponse, internalPath: string) => {
    const missing = await missingPage(internalPath);
    if (missing === undefined) sendRefusal(response, "path-unknown");
    else sendPage(request, response, asMissing(missing), now());
  };
  const load = async (request: IncomingMessage, response: ServerResponse, page: PageRequest) => {
    try {
      send(request, response, await cache.load(page, priorityOf(page.key)), page.key);
    } catch {
      sendRefusal(response, "page-unavailable");
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
    else void verdict.then((confirmed) => serveKnown(request, response, internalPath, confirmed));
  };
}

function asMissing({ page, state }: FoundPage): FoundPage {
  return { page: { ...page, status: 404, headers: { ...page.headers, "cache-control": "no-cache" } }, state };
}

/** The default view of a page is rendered before views with parameters. */
function priorityOf(internalPath: string): Priority {
  return internalPath.split("/")[4] === "_" ? "default-view" : "view";
}

function sendRefusal(response: ServerResponse, reason: "path-unknown" | "page-unavailable"): void {
  const refused = refuse(reason);
  const retry = reason === "page-unavailable" ? { "Retry-After": "30" } : {};
  response.writeHead(refused.status, { ...refusalHeaders(refused), ...retry }).end(refusalPage(refused));
}
