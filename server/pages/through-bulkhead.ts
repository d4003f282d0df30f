import type { RequestListener } from "node:http";
import { failRequest } from "../handled-request.ts";
import type { Clients } from "../security/clients.ts";
import { Bulkhead, defaultLimits, OverloadError, type Ticket } from "./bulkhead.ts";
import { sendUnavailable } from "./send-refusal.ts";

/**
 * Next's files and the choice of a currency, which cost little, and publications, which must not wait. Everything else that
 * is not a page is rendered: previews, the sitemap, icons, and pages for developers.
 */
const free = /^\/(?:_next\/|films\/|fonts\/|api\/(?:webhook|currency)(?:\/|\?|$))/;

/** Texts and icons of a host, which nobody chooses anything of. */
const fixed =
  /^\/(?:robots\.txt|manifest\.webmanifest|favicon\.ico|icon\.svg|apple-icon\.png|api\/icon\/[^?]*)(?:\?|$)/;

/** Returns a listener with three queues: for forms and messages, for fixed texts and icons, and for all else. */
export function throughOwnBulkheads(listener: RequestListener, clients: Clients): RequestListener {
  const create = () => throughBulkhead(new Bulkhead(defaultLimits), listener, clients);
  const [posts, texts, others] = [create(), create(), create()];
  return (request, response) => {
    if (request.method === "POST") posts(request, response);
    else if (fixed.test(request.url ?? "")) texts(request, response);
    else others(request, response);
  };
}

/**
 * Returns a listener whose requests wait for their turn, each in the share of its client. It sends 503 to those without
 * a turn. `x-forwarded-for` is only the client's address, as the guard in front writes it (`guard-next.ts`).
 */
export function throughBulkhead(bulkhead: Bulkhead, listener: RequestListener, clients: Clients): RequestListener {
  return (request, response) => {
    if (free.test(request.url ?? "")) {
      listener(request, response);
      return;
    }
    const client = clients.findNetwork(String(request.headers["x-forwarded-for"] ?? ""));
    const ticket: Ticket = { priority: "view", abandoned: false, waitingClients: [client] };
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
