import type { IncomingMessage, ServerResponse } from "node:http";
import { refusalHeaders, refusalPage } from "../../routing/refusal-page.ts";
import { refuse } from "../../routing/refusal.ts";
import type { MissingPage } from "../error-pages.ts";
import type { PageRequest } from "./render-page.ts";
import type { FoundPage, Priority, ResponseCache } from "./response-cache.ts";
import { sendPage } from "./send-page.ts";

interface PageServerPorts {
  readonly cache: ResponseCache;
  readonly missingPage: MissingPage;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Sends the page of an internal path. */
export type ServePage = (request: IncomingMessage, response: ServerResponse, internalPath: string) => void;

/** Returns a function that sends pages: at once when they are cached, else as soon as they are rendered. */
export function createPageServer({ cache, missingPage, now }: PageServerPorts): ServePage {
  const send = (request: IncomingMessage, response: ServerResponse, found: FoundPage, internalPath: string) => {
    if (found.page.status === 404) void sendMissing(request, response, found, internalPath);
    else sendPage(request, response, found, now());
  };
  /** Sends the host's not-found page in place of the page that is missing. */
  const sendMissing = async (
    request: IncomingMessage,
    response: ServerResponse,
    { state }: FoundPage,
    internalPath: string,
  ) => {
    const missing = await missingPage(internalPath);
    if (missing === undefined) sendRefusal(response, "path-unknown");
    else sendPage(request, response, { page: asMissing(missing), state }, now());
  };
  const load = async (request: IncomingMessage, response: ServerResponse, page: PageRequest) => {
    try {
      send(request, response, await cache.load(page, priorityOf(page.key)), page.key);
    } catch {
      sendRefusal(response, "page-unavailable");
    }
  };
  return (request, response, internalPath) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const page = { key: internalPath, host: request.headers.host ?? "", path };
    const found = cache.find(page);
    if (found === undefined) void load(request, response, page);
    else send(request, response, found, internalPath);
  };
}

function asMissing(page: FoundPage["page"]): FoundPage["page"] {
  return { ...page, status: 404, headers: { ...page.headers, "cache-control": "no-cache" } };
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
