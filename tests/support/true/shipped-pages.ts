import { addressedTypes } from "../../../app/_composition/registries.ts";
import type { CurrencyCode } from "../../../i18n/currencies.ts";
import { type Locale, locales } from "../../../i18n/locales.ts";
import { type PageAddress, pageAddress } from "../../../routing/page-address.ts";
import { sampleDocuments } from "../shipped/sample-documents.ts";
import { shippedDocuments } from "../shipped/shipped-documents.ts";
import { isWhole } from "../test-scale.ts";

/** One of the addresses that shipped documents have, in one language. */
export interface ShippedPage extends PageAddress {
  readonly uid: string;
  readonly family: string;
  readonly locale: Locale;
  /** Whether the folder has a document for it in this language. */
  readonly exists: boolean;
}

export interface Visit extends ShippedPage {
  readonly currency: CurrencyCode;
}

/** Every address that a shipped page has in some language, in all languages of its site. */
export function shippedPages(): readonly ShippedPage[] {
  const documents = shippedDocuments().filter(({ type }) => addressedTypes.includes(type) && type !== "redirect");
  const existing = new Set(documents.map(({ uid, locale }) => `${uid} ${locale.code}`));
  return [...new Map(documents.map(({ uid, family }) => [uid, family]))].flatMap(([uid, family]) => {
    const address = pageAddress(uid);
    if (address === undefined) throw new Error(`${uid} is on no host`);
    return Object.values(locales).map((locale) => ({
      ...address,
      uid,
      family,
      locale,
      exists: existing.has(`${uid} ${locale.code}`),
    }));
  });
}

/**
 * Returns the pages to visit. Of many pages of one pattern, each language has one. Content pages that several sites
 * have are one pattern: they say the same in other words, and show no products.
 */
export function sampledPages(pages: readonly ShippedPage[]): readonly ShippedPage[] {
  const hosts = new Map<string, Set<string>>();
  for (const { family, site } of pages) hosts.set(family, (hosts.get(family) ?? new Set()).add(site.host));
  const isShared = (family: string) => family.startsWith("content_page ") && (hosts.get(family)?.size ?? 0) > 1;
  const toPageFamily = ({ uid, family, locale, exists }: ShippedPage) => ({
    family: `${isShared(family) ? "content_page of several sites" : family} ${locale.code} ${exists}`,
    name: `${uid} ${locale.code}`,
  });
  return sampleDocuments(pages, toPageFamily, 1);
}

/** Signs before and after, a currency without decimals, and one that is written as its code. */
const currencies: readonly CurrencyCode[] = ["EUR", "USD", "GBP", "JPY", "AED"];

/**
 * Returns every third family in one of its languages, in turn, so that each language has its share. Pages that have no
 * document remain: they cost little. Returns all of them under `TEST_SCALE=1`.
 */
export function inTurns(pages: readonly ShippedPage[]): readonly ShippedPage[] {
  if (isWhole) return pages;
  const existing = pages.filter(({ exists }) => exists);
  const names = new Set(existing.map(({ family }) => family));
  const families = [...names].map((name) => existing.filter(({ family }) => family === name));
  // Those of many languages have consecutive turns, so that each language has one.
  const longestFirst = families.toSorted((one, other) => other.length - one.length);
  const visited = longestFirst.filter((_, index) => index % 3 === 0);
  const kept = new Set(visited.map((family, turn) => family[turn % family.length]));
  return pages.filter((page) => !page.exists || kept.has(page));
}

/**
 * Returns every page that exists, with the currencies in turn: fourteen languages of a page have all five. Of a short run's
 * few pages each language has each currency.
 */
export function visits(pages: readonly ShippedPage[], all: boolean): readonly Visit[] {
  const existing = pages.filter(({ exists }) => exists);
  return all
    ? assignCurrencies(existing, 0)
    : Object.values(locales).flatMap((locale, turn) => {
        const ofLanguage = existing.filter((page) => page.locale === locale);
        const repeated = Array.from(
          { length: Math.max(ofLanguage.length, currencies.length) },
          (_, index) => ofLanguage[index % ofLanguage.length],
        );
        return assignCurrencies(
          repeated.filter((page) => page !== undefined),
          turn,
        );
      });
}

/** Returns each page with a currency, in turn. `turn` is the index of the first one's. */
function assignCurrencies(pages: readonly ShippedPage[], turn: number): readonly Visit[] {
  return pages.map((page, index) => ({ ...page, currency: currencies[(index + turn) % currencies.length] ?? "EUR" }));
}
