import type { RawDocument } from "../../content/document.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { type PageAddress, pageIdentifier } from "../../routing/page-address.ts";
import type { Registries } from "../contracts/registries.ts";

/** Returns the document that a page type makes of an address without one; undefined where none does. */
export function documentFromAddress(
  address: PageAddress,
  { contentLanguage }: Locale,
  pageTypes: Registries["pageTypes"],
): RawDocument | undefined {
  const identifier = pageIdentifier(address);
  for (const { type, fromAddress } of pageTypes.values()) {
    const data = fromAddress?.(address.path);
    if (data !== undefined)
      return { id: "", uid: identifier, type, lang: contentLanguage, tags: [], alternate_languages: [], data };
  }
  return undefined;
}

/**
 * Completes the document of a type that needs none. Its page is in all languages of the site, and about what its address
 * says.
 */
export function completeDocument(
  document: RawDocument,
  { site, path }: PageAddress,
  pageTypes: Registries["pageTypes"],
): RawDocument {
  const { uid, type, lang, data } = document;
  const fromAddress = pageTypes.get(type)?.fromAddress;
  if (fromAddress === undefined) return document;
  const all = site.languages.map((code) => locales[code].contentLanguage);
  const others = all.filter((language) => language !== lang);
  const alternates = others.map((language) => ({ lang: language, uid, type }));
  return { ...document, alternate_languages: alternates, data: { ...data, ...fromAddress(path) } };
}
