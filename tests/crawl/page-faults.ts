import { locales } from "../../i18n/locales.ts";
import { pageAtUrl } from "../../routing/page-address.ts";
import { parseGraph } from "../support/structured-data/graph.ts";
import { structuredDataFaults } from "../support/structured-data/faults.ts";
import { unless } from "../support/structured-data/rule.ts";
import type { CrawledPage } from "./read-page.ts";
import type { ListedUrl } from "./read-sitemap.ts";
import { notShown } from "./shown/not-shown.ts";

/** Returns what is wrong with a page that its sitemap lists, in words. */
export function pageFaults(page: CrawledPage, listed: ListedUrl): readonly string[] {
  const code = pageAtUrl(listed.url)?.locale;
  if (code === undefined) return ["it is no page of ours"];
  const locale = locales[code];
  const [json = "", ...others] = page.structured;
  const data = parsedJson(json);
  return [
    ...unless(page.lang === locale.tag && page.dir === locale.direction, `it is in ${page.lang}, ${page.dir}`),
    ...unless(page.isIndexed, "it is listed, and not to be indexed"),
    ...unless(page.canonical === listed.url, `it counts as ${page.canonical}`),
    ...unless(page.title !== "", "it has no title"),
    ...unless(page.description !== "", "it has no description"),
    ...unless(page.image !== "", "it has no og:image"),
    ...unless(sameEntries(page.alternates, listed.alternates), "its languages are not those of the sitemap"),
    ...unless(page.linksInMain > 0, "it is a dead end"),
    ...unless(others.length === 0, "it has several graphs"),
    ...unless(json === "" || data !== undefined, "it has structured data that is no JSON"),
    ...structuredDataFaults(data, { url: listed.url, tag: locale.tag }),
    ...notShown(parseGraph(data) ?? [], { ...page, url: listed.url, locale }),
  ];
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sameEntries(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([tag, url]) => other.get(tag) === url);
}
