import { sites } from "../../hosts/index.ts";

/**
 * Returns the canonical address that a link of a page leads to, without its fragment. Undefined for another site.
 * Example: `http://colosseum.localhost:3000/tickets/` → `https://www.colosseum-visits.example/tickets/`.
 */
export function ownAddress(href: string, pageUrl: string): string | undefined {
  if (!URL.canParse(href, pageUrl)) return undefined;
  const { protocol, hostname, pathname, search } = new URL(href, pageUrl);
  const site = sites.find(({ host, name }) => [host, `${name}.localhost`].includes(hostname));
  return site === undefined || !protocol.startsWith("http") ? undefined : `https://${site.host}${pathname}${search}`;
}
