import { isCurrencyCode } from "../../i18n/currencies.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { pageAtUrl } from "../../routing/page-address.ts";
import { graphOf, isObject, listOf, nodesOfType, textIn } from "../support/structured-data/graph.ts";
import { structuredDataFaults } from "../support/structured-data/faults.ts";
import { unless } from "../support/structured-data/rule.ts";
import { amountText } from "../support/true/cards.ts";
import { type CrawledPage, plain } from "./read-page.ts";
import type { ListedUrl } from "./read-sitemap.ts";

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
    ...notShown(data, page, locale),
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

/** Names and prices of products that structured data has and the page does not show. */
function notShown(data: unknown, { text }: CrawledPage, locale: Locale): readonly string[] {
  return nodesOfType(graphOf(data) ?? [], "Product").flatMap((product) => [
    ...unless(text.includes(plain(textIn(product, "name"))), `it does not show the product ${textIn(product, "name")}`),
    ...listOf(product["offers"])
      .filter(isObject)
      .flatMap((offer) => priceFaults(offer, text, locale).map((fault) => `${fault} of ${textIn(product, "name")}`)),
  ]);
}

function priceFaults(offer: Readonly<Record<string, unknown>>, text: string, locale: Locale): readonly string[] {
  const price = textIn(offer, "price") || textIn(offer, "lowPrice");
  const currency = textIn(offer, "priceCurrency");
  if (price === "") return [];
  if (!isCurrencyCode(currency)) return [`it has a price in ${currency || "no currency"}`];
  const shown = plain(amountText(Number(price), currency, locale));
  return unless(text.includes(shown), `it does not show the price ${shown}`);
}
