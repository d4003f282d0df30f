import type { DocumentsQuery, ListedDocument } from "../../catalog/document/document.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import type { RawDocument } from "../document.ts";
import { cacheTag } from "./cache-tag.ts";
import { toDocumentAddress, type DocumentAddress, linksIn, listTranslations } from "./document-address.ts";

/** Sources of a page, so that it can be rendered again when they change. */
export interface Dependencies {
  /** Cache tags. A publication changes the page when it has one of them (`publishedTags`). */
  readonly tags: readonly string[];
  /** The addresses that the page shows. */
  readonly addresses: readonly DocumentAddress[];
}

export const noDependencies: Dependencies = { tags: [], addresses: [] };

export function mergeDependencies(all: readonly Dependencies[]): Dependencies {
  return {
    tags: [...new Set(all.flatMap(({ tags }) => tags))],
    addresses: all.flatMap(({ addresses }) => addresses),
  };
}

/** Returns what a page depends on that looked up an identifier in a language (`de-de`), with what it found. */
export function toLookupDependencies(
  identifier: string,
  language: string,
  found: RawDocument | undefined,
): Dependencies {
  const lookup = { tags: [cacheTag("path", language, identifier)], addresses: [] };
  if (found === undefined) return lookup;
  const languages = { tags: [cacheTag("languages", found.id)], addresses: [] };
  return mergeDependencies([lookup, ofDocument(found), languages, ofAddresses(listTranslations(found))]);
}

/**
 * Returns what a page in `locale` depends on that shows the best translation of a document of its host. One in the page's
 * own language remains the best.
 */
export function toSharedDependencies(
  type: string,
  host: string,
  locale: Locale,
  best: RawDocument | undefined,
): Dependencies {
  const language = best?.lang === locale.contentLanguage ? best.lang : "*";
  const lookup = { tags: [cacheTag("tagged", type, language, host)], addresses: [] };
  return best === undefined ? lookup : mergeDependencies([lookup, ofDocument(best)]);
}

function ofDocument(document: RawDocument): Dependencies {
  const own = { tags: [cacheTag("document", document.id)], addresses: [toDocumentAddress(document)] };
  return mergeDependencies([own, ofAddresses(linksIn(document.data))]);
}

/**
 * Returns what a page in `locale` depends on that links to these documents. It has no link to others of these types, as
 * none exists yet.
 */
export function toLinkDependencies(
  found: readonly DocumentAddress[],
  types: readonly string[],
  locale: Locale,
): Dependencies {
  const lacking = types.map((type) => cacheTag("addresses", type, locale.contentLanguage));
  return mergeDependencies([ofAddresses(found), { tags: lacking, addresses: [] }]);
}

function ofAddresses(addresses: readonly DocumentAddress[]): Dependencies {
  return { tags: addresses.map(({ id }) => cacheTag("address", id)), addresses };
}

/** Returns what a page in `locale` depends on that shows what a query found. */
export function toQueryDependencies(
  query: DocumentsQuery,
  locale: Locale,
  found: readonly ListedDocument[],
): Dependencies {
  return {
    tags: [...queryTags(query, locale), ...found.map(({ id }) => cacheTag("document", id))],
    addresses: found.map((document) => toDocumentAddress(document)),
  };
}

/** Most products that have a tag each. A page has 128 tags at most. */
const maxProducts = 30;

/** Returns the tags of the narrowest condition: each document that matches the query has one of them. */
function queryTags({ type, language, uid, parent, productIds, tag }: DocumentsQuery, locale: Locale): string[] {
  const { contentLanguage } = language === "base" ? locales[defaultLocale] : locale;
  if (uid !== undefined) return [cacheTag("path", contentLanguage, uid)];
  if (parent !== undefined) return [cacheTag("parent", type, contentLanguage, parent)];
  if (productIds !== undefined && productIds.length <= maxProducts)
    return productIds.map((id) => cacheTag("about", type, contentLanguage, String(id)));
  return [tag === undefined ? cacheTag("type", type, contentLanguage) : cacheTag("tagged", type, contentLanguage, tag)];
}
