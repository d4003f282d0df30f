import type { IncomingMessage, RequestListener } from "node:http";
import { failRequest } from "../handled-request.ts";
import { networkOf } from "../security/client-of.ts";
import { Bulkhead, defaultLimits, OverloadError } from "./bulkhead.ts";
import { sendUnavailable } from "./send-refusal.ts";

/**
 * Next's files and the choice of a currency, which cost little, and publications, which must not wait. Everything else that
 * is not a page is rendered: previews, the sitemap, icons, and pages for developers.
 */
const free = /^\/(?:_next\/|fonts\/|api\/(?:webhook|currency)(?:\/|\?|$))/;

/** Returns whose share of a queue a request takes. The guard alone has written its address there (`guard-next.ts`). */
function clientIn({ headers }: IncomingMessage): string | undefined {
  return networkOf(String(headers["x-forwarded-for"] ?? ""));
}

/** Texts and icons of a host, which nobody chooses anything of. */
const fixed =
  /^\/(?:robots\.txt|manifest\.webmanifest|favicon\.ico|icon\.svg|apple-icon\.png|api\/icon\/[^?]*)(?:\?|$)/;

/** Returns a listener with three queues: for forms and messages, for fixed texts and icons, and for all else. */
export function throughOwnBulkheads(listener: RequestListener): RequestListener {
  const create = () => throughBulkhead(new Bulkhead(defaultLimits), listener);
  const [posts, texts, others] = [create(), create(), create()];
  return (request, response) => {
    if (request.method === "POST") posts(request, response);
    else if (fixed.test(request.url ?? "")) texts(request, response);
    else others(request, response);
  };
}

/** Returns a listener whose requests wait for their turn. It sends 503 when they have none. */
export function throughBulkhead(bulkhead: Bulkhead, listener: RequestListener): RequestListener {
  return (request, response) => {
    if (free.test(request.url ?? "")) {
      listener(request, response);
      return;
    }
    const ticket = { priority: "view" as const, abandoned: false, client: clientIn(request) };
    response.once("close", () => {
      ticket.abandoned = true;
    });
    const respond = () =>
      new Promise<void>((resolve) => {
        response.once("close", resolve);
        listener(request, response);
      });
    bulkhead.run(ticket, respond).catch((error: unknown) => {
      if (error instanceof OverloadError) sendUnavailable(response, "overload");
      else failRequest(response, error);
    });
  };
}
