import type { IncomingMessage, ServerResponse } from "node:http";
import { decompress, toGzip } from "../pages/compress.ts";
import { encodingFor } from "../pages/content-encoding.ts";
import type { PageBody, StoredPage } from "../pages/stored-page.ts";
import type { VisitorState } from "./visitor-state.ts";

/** Sends a page to a visitor with what this visitor posted. Its headers say that no cache stores it. */
export async function sendFilled(
  request: IncomingMessage,
  response: ServerResponse,
  { headers }: Pick<StoredPage, "headers">,
  { body, state: { fill, cookies } }: { readonly body: PageBody; readonly state: VisitorState },
): Promise<void> {
  const html = fill((await decompress(body)).toString());
  const gzipped = encodingFor(request.headers["accept-encoding"]) === "identity" ? undefined : await toGzip(html);
  const bytes = gzipped ?? Buffer.from(html);
  response.writeHead(200, {
    ...headers,
    ...(cookies.length > 0 && { "set-cookie": [...cookies] }),
    ...(gzipped !== undefined && { "content-encoding": "gzip" }),
    "content-length": bytes.length,
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}
