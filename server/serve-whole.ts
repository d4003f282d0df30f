import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { isInternalResponseHeader } from "../framework/next/internal-headers.ts";
import { findRoutePath } from "../framework/next/route-paths.ts";
import { type InProcessResponse, requestInProcess } from "../framework/next/request-in-process.ts";
import { readyEncoding, readyHeader } from "../routing/ready-encoding.ts";
import { createByteBudget } from "./byte-budget.ts";
import { reportError } from "./handled-request.ts";
import { decompress, toGzip } from "./pages/compress.ts";
import { encodingFor } from "./pages/content-encoding.ts";
import type { FinishedPage } from "./pages/render-page.ts";
import { sendUnavailable } from "./pages/send-refusal.ts";

/** Headers of the connection, or of a body that is encoded again. */
const omitted =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|date|x-ready-encoding)$/;

/** Types whose bodies become smaller. */
const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg)/;

/** Of all bodies that are being sent. A client that reads slowly holds its own. Only sitemaps are large. */
const limits = { most: 64_000_000, always: 262_144 };

/** Finishes HTML. The second parameter names who may frame it, if the response does. */
export type Finish = (html: string, frameAncestors?: string) => FinishedPage;

/** Sends the response to a request whose body was received. */
export type ServeWhole = (request: IncomingMessage, response: ServerResponse, body?: Uint8Array) => void;

/**
 * Returns a listener for what is not cached: documents, data, files of routes. It waits for the whole response, since the
 * policy of a document names the scripts in it. A client that reads slowly holds no place of those that are rendered.
 */
export function serveWhole(next: RequestListener, finish: Finish, timeoutMs = 10_000): ServeWhole {
  const hold = createByteBudget(limits);
  const send = async (request: IncomingMessage, response: ServerResponse, body: Uint8Array | undefined) => {
    const rendered = await render(next, request, response, { body, timeoutMs });
    const { status, headers, content } = finished(rendered, finish);
    const { bytes, encoding } = await encode(content, headers, request.headers["accept-encoding"]);
    if (response.destroyed) return undefined;
    const held = hold();
    response.once("close", held.release);
    if (!held.add(bytes.length)) return sendUnavailable(response, "overload");
    setHeaders(response, headers);
    if (encoding !== undefined) response.appendHeader("vary", "Accept-Encoding");
    if (encoding === "gzip") response.setHeader("content-encoding", encoding);
    response.statusCode = status;
    if (hasLength(status)) response.setHeader("content-length", bytes.length);
    return response.end(request.method === "HEAD" ? undefined : bytes);
  };
  return (request, response, body) => {
    send(request, response, body).catch((error: unknown) => {
      // A client that has left needs nothing.
      if (response.destroyed) return;
      reportError(error);
      if (response.headersSent) response.destroy();
      else sendUnavailable(response, "failure");
    });
  };
}

/** Renders what a request is for, without encoding unless a route has it ready, until the client leaves. */
function render(
  next: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
  options: { readonly body: Uint8Array | undefined; readonly timeoutMs: number },
): Promise<InProcessResponse> {
  const { url: path = "", method, headers } = request;
  const leaving = new AbortController();
  response.once("close", () => leaving.abort());
  const isPost = method === "POST";
  const sent = {
    path,
    routePath: findRoutePath(request),
    headers: { ...headers, "accept-encoding": readyEncoding },
    method: isPost ? method : "GET",
    left: leaving.signal,
    ...options,
  };
  return requestInProcess(next, sent);
}

/** Whether a response with this status may announce the length of a body. */
function hasLength(status: number): boolean {
  return status !== 204 && status !== 304;
}

/** Adds the policy of a document. */
function finished({ status, headers, body }: InProcessResponse, finish: Finish) {
  if (!String(headers["content-type"]).startsWith("text/html")) return { status, headers, content: body };
  const { html, headers: own } = finish(body.toString(), frameAncestors(headers));
  return { status, headers: { ...headers, ...own }, content: Buffer.from(html) };
}

/** Compresses a body for a client that accepts it. A body that it would make hardly smaller is sent as it is. */
async function encode(body: Buffer, headers: OutgoingHttpHeaders, accept: string | undefined) {
  const isReady = headers[readyHeader] !== undefined;
  if (!isReady && (body.length <= 1000 || !compressible.test(String(headers["content-type"]))))
    return { bytes: body, encoding: undefined };
  if (encodingFor(accept) === "identity")
    return { bytes: isReady ? await decompress({ gzip: body }) : body, encoding: "identity" };
  return { bytes: isReady ? body : await toGzip(body), encoding: "gzip" };
}

/** Returns who may frame a page, if `proxy.ts` sent a policy for it. */
function frameAncestors(rendered: OutgoingHttpHeaders): string | undefined {
  return /^frame-ancestors ([^;]+)$/.exec(String(rendered["content-security-policy"]))?.[1];
}

function setHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !omitted.test(name) && !isInternalResponseHeader(name)) response.setHeader(name, value);
}
