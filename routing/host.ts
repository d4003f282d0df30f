import { flagship } from "./flagship.ts";
import { sites } from "../hosts/index.ts";
import type { Site } from "../hosts/site.ts";
import { type Refused, refuse } from "./refusal.ts";

/** Names, IPv4 and bracketed IPv6 addresses, each with an optional port (RFC 9110 §7.2). */
const wellFormed = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Longest name DNS can hold, and a port. */
const maxLength = 260;

const maxPort = 65_535;

/** Parses a Host header. */
export function parseHost(host: string | undefined): { readonly kind: "site"; readonly site: Site } | Refused {
  if (host === undefined || !isWellFormed(host)) return refuse("host-malformed");
  const site = findSiteByHost(host);
  return site === undefined ? refuse("host-unknown") : { kind: "site", site };
}

function isWellFormed(host: string): boolean {
  if (host.length > maxLength || !wellFormed.test(host)) return false;
  const port = /:(\d+)$/.exec(host)?.[1];
  return port === undefined || (Number(port) > 0 && Number(port) <= maxPort);
}

/**
 * Returns the site of a host: canonical host, `NAME.localhost` or bare `localhost`. Undefined for any other host.
 * Ignores case, a port, a `stage-` prefix and a trailing dot.
 */
export function findSiteByHost(hostHeader: string): Site | undefined {
  const host = readName(hostHeader).replace(/^stage-/, "");
  if (host === "localhost") return flagship;
  return sites.find((site) => host === site.host || host === `${site.name}.localhost`);
}

/** Returns the site whose host a name is without `www.`: `tessera.example` → Tessera. Undefined for any other name. */
export function findSiteOfBareName(hostHeader = ""): Site | undefined {
  const name = readName(hostHeader);
  return sites.find(({ host }) => host === `www.${name}`);
}

/** Returns the name in a Host header, without a port and a trailing dot. */
function readName(hostHeader: string): string {
  return hostHeader
    .toLowerCase()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "");
}

/** Returns the site of a request that machines may list: none on a stage host. */
export function findListedSite({ headers }: Pick<Request, "headers">): Site | undefined {
  const host = headers.get("host") ?? "";
  return isStage(host) ? undefined : findSiteByHost(host);
}

/** Whether a host is under a booking domain of ours: `book.tessera.example`, on this machine `book.tessera.localhost:4003`. */
export function isBookingHost(host: string): boolean {
  const [, ...domain] = hostLabels(host);
  const name = domain.join(".");
  return sites.some((site) => name === site.bookingDomain || name === `${site.name}.localhost`);
}

/** Whether a Host header has the prefix `stage-`: the same pages, which search engines must not list. */
export function isStage(host: string): boolean {
  return host.toLowerCase().startsWith("stage-");
}

/** Returns the labels of a Host header without its port: `www.Tessera.example:3000` → `["www", "tessera", "example"]`. */
export function hostLabels(hostHeader: string): readonly string[] {
  return hostHeader.toLowerCase().replace(/:\d+$/, "").split(".");
}

/** Whether a Host header names this machine: `localhost`, `tessera.localhost:3000`. */
export function isLocal(hostHeader: string): boolean {
  return hostLabels(hostHeader).at(-1) === "localhost";
}
