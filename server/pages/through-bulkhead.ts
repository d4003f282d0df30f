import type { RequestListener } from "node:http";
import { failRequest } from "../handled-request.ts";
import { type Bulkhead, OverloadError } from "./bulkhead.ts";
import { sendUnavailable } from "./send-refusal.ts";

/**
 * Next's files and the choice of a currency, which cost little, and publications, which must not wait. Everything else that
 * is not a page is rendered: previews, the sitemap, icons, and pages for developers.
 */
const free = /^\/(?:_next\/|fonts\/|api\/(?:webhook|currency)(?:\/|\?|$))/;

/** Returns a listener whose requests wait for their turn. It sends 503 when they have none. */
export function throughBulkhead(bulkhead: Bulkhead, listener: RequestListener): RequestListener {
  return (request, response) => {
    if (free.test(request.url ?? "")) {
      listener(request, response);
      return;
    }
    const ticket = { priority: "view" as const, abandoned: false };
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
