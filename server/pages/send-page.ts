import type { IncomingMessage, ServerResponse } from "node:http";
import { withQuery } from "../../routing/with-query.ts";
import { decompress } from "./compress.ts";
import { type Encoding, encodingFor } from "./content-encoding.ts";
import { matchesEtag } from "./matches-etag.ts";
import type { CacheState, FoundPage } from "./response-cache.ts";
import type { PageBody, StoredPage } from "./stored-page.ts";

/** The price of a page depends on a cookie: a shared cache must not serve one traveller's prices to all. */
const vary = "Accept-Encoding, Cookie";

/** What a shared cache in front may do with a stale page: it must not make it older by minutes. */
const staleControl = "s-maxage=3, stale-while-revalidate=3";

/** Sends a page, or 304 when the client has it. A redirect leads to its address with the query of the request. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, state }: FoundPage,
  now: number,
): void {
  const { body, status } = page;
  if (body === undefined) {
    sendRedirect(request, response, page, state);
    return;
  }
  const { "if-none-match": condition, "accept-encoding": accept } = request.headers;
  if (condition !== undefined && status === 200 && matchesEtag(condition, body.etag)) {
    response.writeHead(304, headersOf(page, state, now, "identity")).end();
    return;
  }
  const encoding = encodingFor(accept);
  if (encoding === "identity") void sendDecompressed(request, response, { page, state }, body, now);
  else
    sendBody(
      request,
      response,
      status,
      headersOf(page, state, now, encoding),
      encoding === "br" ? body.brotli : body.gzip,
    );
}

function sendBody(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: string[],
  bytes: Uint8Array,
): void {
  headers.push("content-length", String(bytes.length));
  response.writeHead(status, headers).end(method === "HEAD" ? undefined : bytes);
}

async function sendDecompressed(
  request: IncomingMessage,
  response: ServerResponse,
  { page, state }: FoundPage,
  body: PageBody,
  now: number,
): Promise<void> {
  try {
    const bytes = await decompress(body);
    sendBody(request, response, page.status, headersOf(page, state, now, "identity"), bytes);
  } catch {
    response.destroy();
  }
}

function sendRedirect(
  { url = "" }: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  state: CacheState,
): void {
  const [path = ""] = url.split("?", 1);
  const { location, ...headers } = page.headers;
  const target = location === undefined ? {} : { location: withQuery(location, url.slice(`${path}?`.length)) };
  response.writeHead(page.status, { ...headers, ...target, vary, "x-cache": state }).end();
}

/** Returns names and values in turns, as Node writes them fastest. */
function headersOf(page: StoredPage, state: CacheState, now: number, encoding: Encoding): string[] {
  const { "cache-control": control = "no-store", ...others } = page.headers;
  const age = Math.max(0, Math.floor((now - page.storedAt) / 1000));
  const headers = { ...others, "cache-control": state === "stale" ? staleControl : control, vary, "x-cache": state };
  const list = Object.entries(headers).flat();
  if (page.body !== undefined) list.push("etag", page.body.etag);
  if (state !== "stale" && age > 0) list.push("age", String(age));
  if (encoding !== "identity") list.push("content-encoding", encoding);
  return list;
}
