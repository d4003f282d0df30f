import type { ServerResponse } from "node:http";
import { findSiteByHost } from "../../routing/host.ts";
import { refusalHeaders, refusalPage } from "../../routing/refusal-page.ts";
import { requestLocale } from "../../routing/request-locale.ts";
import { type RefusalReason, type Refused, refuse } from "../../routing/refusal.ts";

/** Seconds after which a client may come back: queue and start are short, a fault may take longer. */
const retryAfter = { overload: "5", start: "5", failure: "30" } as const;

/** Sends the plain page of a refusal, which no cache stores. Sends nothing to a client that left. */
export function sendRefusal(
  response: ServerResponse,
  reason: RefusalReason,
  added: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  writeRefusal(response, refuse(reason), { added });
}

interface Written {
  /** By default that of the refusal. */
  readonly status?: number;
  /** Headers besides those of every refusal. */
  readonly added?: Readonly<Record<string, string>>;
}

/** Writes a whole response: the plain page of a refusal, in the language of the address. */
export function writeRefusal(
  response: ServerResponse,
  refused: Refused,
  { status = refused.status, added = {} }: Written = {},
): void {
  const { headers, url } = response.req;
  response
    .writeHead(status, { ...refusalHeaders(refused), ...added })
    .end(refusalPage(refused, requestLocale(headers.host, url), findSiteByHost(headers.host ?? "")));
}

/** Sends 503, which makes search engines and clients retry later. */
export function sendUnavailable(response: ServerResponse, cause: keyof typeof retryAfter): void {
  sendRefusal(response, "page-unavailable", { "Retry-After": retryAfter[cause] });
}
