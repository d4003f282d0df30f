import type { RawDocument } from "../content/document.ts";
import type { Site } from "../hosts/site.ts";
import { type Locale, locales } from "../i18n/locales.ts";
import { type PageAddress, pageIdentifier } from "../routing/page-address.ts";
import type { Registries } from "./registries.ts";

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

/** Returns a document with the languages of its page: where none is needed for a page, it is in all of the site's. */
export function inItsLanguages(
  document: RawDocument,
  { languages }: Site,
  pageTypes: Registries["pageTypes"],
): RawDocument {
  const { uid, type, lang } = document;
  if (pageTypes.get(type)?.fromAddress === undefined) return document;
  const all = languages.map((code) => locales[code].contentLanguage);
  const others = all.filter((language) => language !== lang);
  return { ...document, alternate_languages: others.map((language) => ({ lang: language, uid, type })) };
}
