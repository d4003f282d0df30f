import { sites } from "../../hosts/index.ts";
import { randomNumbers } from "../support/random-numbers.ts";
import { send } from "../support/send.ts";

/** A request of a traveller: the site by its Host header, since the system may not know `*.localhost`. */
export interface Visit {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const currencies = ["USD", "GBP", "JPY", "AED", "INR"];

/** Of a hundred visits: those in other currencies, to unknown paths, and with a query that no page reads. */
const shares = { currency: 12, unknown: 4, query: 8 };

/** Pages that are visited in other currencies. */
const maxExchanged = 10;

/** Most addresses of a site that are visited: each is rendered once, before the load. */
const maxAddresses = 120;

/** Returns addresses of all sites, evenly spaced in their sitemaps: they have many kinds of pages and all languages. */
export async function readAddresses(base: string): Promise<readonly Visit[]> {
  const perSite = sites.map(async ({ host }) => {
    const { body } = await send({ base, path: "/sitemap.xml", headers: { host } });
    const found = [...body.matchAll(/<loc>(.*?)<\/loc>/g)];
    const chosen = found.filter((_, index) => index % Math.ceil(found.length / maxAddresses) === 0);
    const headers = { host, "accept-encoding": "gzip, br" };
    return chosen.map(([, location = ""]): Visit => ({ path: new URL(location).pathname, headers }));
  });
  return (await Promise.all(perSite)).flat();
}

/**
 * Returns a visit of each page, and those in other currencies. A load has one client, whose share of the queue is soon full
 * of pages that nobody has rendered.
 */
export function listEach(addresses: readonly Visit[]): readonly Visit[] {
  const exchanged = addresses.slice(0, maxExchanged);
  return [...addresses, ...currencies.flatMap((currency) => exchanged.map((visit) => exchange(visit, currency)))];
}

function exchange(visit: Visit, currency: string): Visit {
  return { ...visit, headers: { ...visit.headers, cookie: `currency=${currency}` } };
}

/**
 * Returns a generator of visits in a mixed order that a seed repeats. Most are to pages as they are, some to unknown paths.
 * Some have a query. A few pages are visited in other currencies, so that most visits meet a cached page.
 */
export function mixVisits(addresses: readonly Visit[], seed: number): () => Visit {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[], within = items.length): Item | undefined =>
    items[Math.floor(random() * Math.min(within, items.length))];
  return () => {
    const kind = random() * 100;
    const other = kind < shares.currency;
    const visit = pick(addresses, other ? maxExchanged : addresses.length);
    if (visit === undefined) throw new Error("The sitemaps name no page.");
    if (other) return exchange(visit, pick(currencies) ?? "");
    // A path with a dot would be refused as a file.
    if (kind < shares.currency + shares.unknown)
      return { ...visit, path: `/no-such-page-${String(random()).slice(2)}/` };
    if (kind < shares.currency + shares.unknown + shares.query) return { ...visit, path: `${visit.path}?ci=${kind}` };
    return visit;
  };
}

/** Returns what tells the page of a visit from others: no page reads its query. */
export function toVisitKey({ path, headers }: Visit): string {
  return `${headers["host"]}${path.split("?", 1)[0]} ${headers["cookie"] ?? ""}`;
}
