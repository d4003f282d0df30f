import type { IncomingMessage, ServerResponse } from "node:http";
import { clearFormState, type FormState } from "../../routing/form-state.ts";
import { decompress, toGzip } from "../pages/compress.ts";
import { encodingFor } from "../pages/content-encoding.ts";
import type { PageBody, StoredPage } from "../pages/stored-page.ts";
import { fillForm } from "./fill-form.ts";

/** Sends a page with the state of a form to the visitor who posted it, and ends that state. No cache stores it. */
export async function sendFilled(
  request: IncomingMessage,
  response: ServerResponse,
  { headers }: Pick<StoredPage, "headers">,
  { body, state }: { readonly body: PageBody; readonly state: FormState },
): Promise<void> {
  const html = fillForm((await decompress(body)).toString(), state);
  const gzipped = encodingFor(request.headers["accept-encoding"]) === "identity" ? undefined : await toGzip(html);
  const [path = ""] = (request.url ?? "").split("?", 1);
  response.writeHead(200, {
    ...headers,
    "cache-control": "private, no-store",
    "set-cookie": clearFormState(path),
    ...(gzipped !== undefined && { "content-encoding": "gzip" }),
  });
  response.end(request.method === "HEAD" ? undefined : (gzipped ?? html));
}
