import type { APIRequestContext } from "@playwright/test";
import { sites } from "../../hosts/index.ts";
import { randomNumbers } from "../support/random-numbers.ts";

/** A request of a traveller: the site by its Host header, since the system may not know `*.localhost`. */
export interface Visit {
  readonly path: string;
  readonly headers: Record<string, string>;
}

const currencies = ["USD", "GBP", "JPY", "AED", "INR"];

/** Of a hundred visits: those in other currencies, to unknown paths, and with a query that no page reads. */
const shares = { currency: 12, unknown: 4, query: 8 };

/** Returns the addresses in the sitemaps of all sites: every page kind, in every language that it has. */
export async function readAddresses(request: APIRequestContext, baseUrl: string): Promise<readonly Visit[]> {
  const { port } = new URL(baseUrl);
  const perSite = sites.map(async ({ name }) => {
    const headers = { host: `${name}.localhost:${port}` };
    const response = await request.get(`${baseUrl}/sitemap.xml`, { headers });
    const found = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)];
    return found.map(([, location = ""]): Visit => ({ path: new URL(location).pathname, headers }));
  });
  return (await Promise.all(perSite)).flat();
}

/**
 * Returns visits in a mixed order that a seed repeats. Most are to pages as they are, some to unknown paths. Some have a
 * query. A few pages are visited in other currencies, so that most visits meet a cached page.
 */
export function mixVisits(addresses: readonly Visit[], count: number, seed: number): readonly Visit[] {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[], within = items.length): Item | undefined =>
    items[Math.floor(random() * Math.min(within, items.length))];
  return Array.from({ length: count }, () => {
    const kind = random() * 100;
    const other = kind < shares.currency;
    const visit = pick(addresses, other ? 10 : addresses.length);
    if (visit === undefined) throw new Error("the sitemaps name no page");
    if (other) return { ...visit, headers: { ...visit.headers, cookie: `currency=${pick(currencies) ?? ""}` } };
    if (kind < shares.currency + shares.unknown) return { ...visit, path: `/no-such-page-${random()}/` };
    if (kind < shares.currency + shares.unknown + shares.query) return { ...visit, path: `${visit.path}?ci=${kind}` };
    return visit;
  });
}
