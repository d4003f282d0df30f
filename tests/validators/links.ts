import { sites } from "../../hosts/index.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { deadLinks } from "../crawl/crawl.ts";
import { decodeEntities } from "../crawl/decode-entities.ts";
import { createFetch, type Fetch } from "../crawl/fetch-page.ts";
import { ownAddress } from "../crawl/own-links.ts";
import { readPage } from "../crawl/read-page.ts";
import type { Checker, Fault } from "./checker.ts";
import type { PageVisit } from "./visit-pages.ts";

interface Link {
  readonly where: string;
  /** The canonical address that it leads to, without its fragment. */
  readonly address: string;
  /** The id of an element there; empty for the page itself. */
  readonly fragment: string;
}

/** The crawl follows the links of all languages. */
const walkedLanguages: ReadonlySet<LocaleCode> = new Set(["en", "ar"]);

export const links: Checker = {
  does: "the crawl's reader of links: each leads to a page of ours, and to an element there",
  check: async ({ baseUrl, pages }) => {
    const fetch = createFetch(Number(new URL(baseUrl).port));
    const visits = pages.filter(({ language }) => walkedLanguages.has(language));
    const found = new Map(visits.flatMap((page) => listLinks(page).map((link) => [linkKey(link), link])));
    const visited = new Set(visits.map(toPageAddress));
    const others = [...found.values()].filter(({ address }) => !visited.has(address));
    const addresses = new Map(others.map(({ address, where }) => [address, where]));
    const dead = await deadLinks(addresses, [], fetch);
    const faults = dead.map((says) => ({ where: "", says }));
    return { inputs: found.size, faults: [...faults, ...(await listMissingElements([...found.values()], fetch))] };
  },
};

const linkKey = ({ address, fragment }: Link) => `${address}#${fragment}`;

function toPageAddress({ site, path }: PageVisit): string {
  return `https://${sites.find(({ name }) => name === site)?.host ?? site}${path}`;
}

function listLinks(visit: PageVisit): readonly Link[] {
  const page = toPageAddress(visit);
  return readPage(visit.body).hrefs.flatMap((href) => {
    const address = ownAddress(href, page);
    return address === undefined ? [] : [{ where: visit.where, address, fragment: readFragment(href, page) }];
  });
}

function readFragment(href: string, page: string): string {
  return decodeURIComponent(new URL(href, page).hash.slice(1));
}

/** Requests each page that a link names an element of, once. Pages that respond with no page are dead links before. */
async function listMissingElements(found: readonly Link[], fetch: Fetch): Promise<readonly Fault[]> {
  const named = found.filter(({ fragment }) => fragment !== "");
  const faults: Fault[] = [];
  for (const address of new Set(named.map((link) => link.address))) {
    const { host, pathname, search } = new URL(address);
    const { body } = await fetch(host, pathname + search);
    const ids = new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => decodeEntities(id)));
    for (const link of named.filter((each) => each.address === address && !ids.has(each.fragment)))
      faults.push({ where: link.where, says: `${address} has no element #${link.fragment}` });
  }
  return faults;
}
