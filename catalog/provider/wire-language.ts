import * as v from "valibot";
import { defaultLocale, type Locale, locales, tagOfProviderLanguage } from "../../i18n/locales.ts";
import { type LocalizedLines, type LocalizedText, textLanguage } from "../../i18n/localized-text.ts";
import { htmlLines } from "./html-lines.ts";
import { wireText } from "./wire.ts";

/**
 * What an item says of the language of its texts. `contentLanguage` is a field of ours, which the embedded provider
 * sends. `urlSlugs` is the provider's own: it has a path in each language that the item exists in.
 */
export const wireLanguage = {
  contentLanguage: wireText,
  urlSlugs: v.nullish(v.record(v.string(), v.unknown())),
};

type WireLanguage = Readonly<Partial<v.InferOutput<v.ObjectSchema<typeof wireLanguage, undefined>>>>;

/** The texts of one item, in the language they are in. */
export interface ItemTexts {
  /** Whether they are in the language that was requested. */
  readonly requested: boolean;
  readonly text: (text: string) => LocalizedText;
  /** Returns the lines of text in HTML. */
  readonly lines: (html: string) => LocalizedLines;
}

/**
 * Returns how the texts of an item read on a page of this locale. An item that exists in other languages only is in
 * English. One that says nothing is in the language that was requested.
 */
export function itemTexts(item: WireLanguage | null | undefined, locale: Locale): ItemTexts {
  const language = textLanguage(languageTag(item ?? {}, locale), locale);
  return {
    requested: language.lang === undefined,
    text: (text) => ({ text, ...language }),
    lines: (html) => ({ lines: htmlLines(html), ...language }),
  };
}

function languageTag({ contentLanguage = "", urlSlugs }: WireLanguage, { tag }: Locale): string {
  const said = tagOfProviderLanguage(contentLanguage);
  if (said !== undefined) return said;
  const existing = Object.keys(urlSlugs ?? {}).map(tagOfProviderLanguage);
  return existing.length === 0 || existing.includes(tag) ? tag : locales[defaultLocale].tag;
}
