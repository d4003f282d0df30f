import * as v from "valibot";
import { defaultLocale, type Locale, locales, toLanguageTag } from "../../i18n/locales.ts";
import { type LocalizedLines, type LocalizedText, textLanguage } from "../../i18n/localized-text.ts";
import { htmlLines } from "./html-lines.ts";
import { wireText } from "./wire.ts";

/**
 * Languages of an item's texts. `contentLanguage` and `nameLanguage` are fields of ours, which the embedded provider
 * sends. `urlSlugs` is the provider's field: it has a path in each language that the item exists in.
 */
export const wireLanguage = {
  contentLanguage: wireText,
  /** Empty where the name is in the language of the other texts. */
  nameLanguage: wireText,
  urlSlugs: v.nullish(v.record(v.string(), v.unknown())),
};

type WireLanguage = Readonly<Partial<v.InferOutput<v.ObjectSchema<typeof wireLanguage, undefined>>>>;

/** The texts of one item, in the language they are in. */
export interface ItemTexts {
  /** Whether they are in the language that was requested. */
  readonly requested: boolean;
  readonly text: (text: string) => LocalizedText;
  /** Returns its name, which may be in the language where its other texts are not. */
  readonly name: (name: string) => LocalizedText;
  /** Returns the lines of text in HTML. */
  readonly lines: (html: string) => LocalizedLines;
}

/**
 * Returns how the texts of an item read on a page of this locale. An item that exists in other languages only is in
 * English. One that says nothing is in the language that was requested.
 */
export function itemTexts(item: WireLanguage | null | undefined, locale: Locale): ItemTexts {
  const { nameLanguage = "", ...all } = item ?? {};
  const language = textLanguage(languageTag(all, locale), locale);
  const ofName = nameLanguage === "" ? all : { contentLanguage: nameLanguage };
  return {
    requested: language.lang === undefined,
    text: (text) => ({ text, ...language }),
    name: (text) => ({ text, ...textLanguage(languageTag(ofName, locale), locale) }),
    lines: (html) => ({ lines: htmlLines(html), ...language }),
  };
}

function languageTag({ contentLanguage = "", urlSlugs }: WireLanguage, { tag }: Locale): string {
  const said = toLanguageTag(contentLanguage);
  if (said !== undefined) return said;
  const existing = Object.keys(urlSlugs ?? {}).map(toLanguageTag);
  return existing.length === 0 || existing.includes(tag) ? tag : locales[defaultLocale].tag;
}
