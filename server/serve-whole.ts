import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { reportError } from "./handled-request.ts";
import { toGzip } from "./pages/compress.ts";
import { encodingFor } from "./pages/content-encoding.ts";
import type { FinishedPage } from "./pages/render-page.ts";
import { sendUnavailable } from "./pages/send-refusal.ts";
import { requestInProcess } from "./render-in-process.ts";

/** Headers of the connection, or of a body that is encoded again. */
const omitted = /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|date)$/;

/** Finishes HTML. The second parameter is who may frame it, where the response says so. */
export type Finish = (html: string, frameAncestors?: string) => FinishedPage;

/**
 * Returns a listener for documents that are not cached: previews, the simulator, pages for developers. It waits for the
 * whole document, since its policy names the scripts in it.
 */
export function serveWhole(next: RequestListener, finish: Finish): RequestListener {
  const send = async (request: IncomingMessage, response: ServerResponse) => {
    const { "accept-encoding": accept, ...headers } = request.headers;
    const { status, headers: rendered, body } = await requestInProcess(next, { path: request.url ?? "", headers });
    const isHtml = String(rendered["content-type"]).startsWith("text/html");
    const { html, headers: own } = isHtml ? finish(body, frameAncestors(rendered)) : { html: body, headers: {} };
    setHeaders(response, { ...rendered, ...own });
    const gzipped = encodingFor(accept) !== "identity" && html.length > 1000 ? await toGzip(html) : undefined;
    if (gzipped !== undefined) response.setHeader("content-encoding", "gzip");
    response.statusCode = status;
    response.end(request.method === "HEAD" ? undefined : (gzipped ?? html));
  };
  return (request, response) => {
    send(request, response).catch((error: unknown) => {
      reportError(error);
      if (response.headersSent) response.destroy();
      else sendUnavailable(response, "failure");
    });
  };
}

/** Returns who may frame a page, where `proxy.ts` says so. */
function frameAncestors(rendered: OutgoingHttpHeaders): string | undefined {
  return /^frame-ancestors ([^;]+)$/.exec(String(rendered["content-security-policy"]))?.[1];
}

function setHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !omitted.test(name)) response.setHeader(name, value);
}
