import type { IncomingMessage, ServerResponse } from "node:http";
import { withQuery } from "../../routing/with-query.ts";
import { decompress } from "./compress.ts";
import { encodingFor } from "./content-encoding.ts";
import { matchesEtag } from "./matches-etag.ts";
import { readyHeaders, vary } from "./ready-headers.ts";
import type { FoundPage } from "./found-page.ts";

/** Sends a page, or 304 when the client has it. A redirect leads to its address with the query of the request. */
export function sendPage(request: IncomingMessage, response: ServerResponse, found: FoundPage, now: number): void {
  const { body, status } = found.page;
  const { "if-none-match": condition, "accept-encoding": accept } = request.headers;
  if (body === undefined) {
    sendRedirect(request, response, found);
    return;
  }
  if (condition !== undefined && status === 200 && matchesEtag(condition, body.etag)) {
    response.writeHead(304, [...readyHeaders(found.page, found.state, "identity"), ...formatAge(found, now)]).end();
    return;
  }
  const encoding = encodingFor(accept);
  const send = (bytes: Uint8Array) => {
    const headers = [...readyHeaders(found.page, found.state, encoding), ...formatAge(found, now)];
    headers.push("content-length", String(bytes.length));
    response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : bytes);
  };
  if (encoding === "identity") void decompress(body).then(send, () => response.destroy());
  else send(encoding === "br" ? body.brotli : body.gzip);
}

/** Redirects for good to a path on the same host, with the query of the request. No cache stores it. */
export function sendMoved({ url = "" }: IncomingMessage, response: ServerResponse, location: string): void {
  const [path = ""] = url.split("?", 1);
  response.writeHead(308, { location: withQuery(location, url.slice(`${path}?`.length)), "cache-control": "no-store" });
  response.end();
}

function sendRedirect(
  { url = "" }: IncomingMessage,
  response: ServerResponse,
  { page: { status, headers }, state }: FoundPage,
): void {
  const [path = ""] = url.split("?", 1);
  const { location = "/", ...others } = headers;
  const target = withQuery(location, url.slice(`${path}?`.length));
  response.writeHead(status, { ...others, location: target, vary, "x-cache": state }).end();
}

/** A shared cache subtracts the age of a page from the time that it may serve it. */
function formatAge({ page, state }: FoundPage, now: number): readonly string[] {
  const seconds = Math.floor((now - page.storedAt) / 1000);
  return state === "stale" || seconds <= 0 ? [] : ["age", String(seconds)];
}
