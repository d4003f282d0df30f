import type { Site } from "../hosts/site.ts";
import { siteOfHost } from "./site-of-host.ts";
import { type Refused, refuse } from "./refusal.ts";

/** Names, IPv4 and bracketed IPv6 addresses, each with an optional port (RFC 9110 §7.2). */
const wellFormed = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Longest name DNS can hold, and a port. */
const maxLength = 260;

export type Host = { readonly kind: "site"; readonly site: Site };

/** Host header → site. */
export function parseHost(host: string | undefined): Host | Refused {
  if (host === undefined || host.length > maxLength || !wellFormed.test(host)) return refuse("host-malformed");
  const site = siteOfHost(host);
  return site === undefined ? refuse("host-unknown") : { kind: "site", site };
}
