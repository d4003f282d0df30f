import { type Locale, findLocaleByTag } from "./locales.ts";

/** The language of an element, as in HTML: absent where its text is in the language of the page. */
export interface TextLanguage {
  /** BCP 47; absent for the language of the page. */
  readonly lang?: string;
  /** Present with `lang`, and for a text that runs against its page. It also isolates that text. */
  readonly dir?: "ltr" | "rtl";
}

/** A text of an upstream, for the page of one locale. An element that shows it has its `lang` and `dir`. */
export interface LocalizedText extends TextLanguage {
  readonly text: string;
}

/** Several texts of one language. */
export interface LocalizedLines extends TextLanguage {
  readonly lines: readonly string[];
}

/** Returns what an element with a text in the language `tag` says of it on a page of this locale. */
export function textLanguage(tag: string, page: Locale): TextLanguage {
  return tag === page.tag ? {} : { lang: tag, dir: findDirection(tag) };
}

/** A text of an upstream, or what an editor wrote in the language of the page. */
export type TextOnPage = string | LocalizedText;

export function asLocalized(text: TextOnPage): LocalizedText {
  return typeof text === "string" ? { text } : text;
}

/** Returns the language of a text without the text: the attributes of its element. */
export function pickLanguage({ lang, dir }: TextLanguage): TextLanguage {
  return { ...(lang !== undefined && { lang }), ...(dir !== undefined && { dir }) };
}

/** Returns a text for a label of the page. Empty for one in another language: a label would have it read as the page's own. */
export function toLabelText({ text, lang }: LocalizedText): string {
  return lang === undefined ? text : "";
}

/** Scripts that no page of ours is in, but reviews and replies may be. */
const otherRightToLeft = new Set(["fa", "he", "ur"]);

function findDirection(tag: string): "ltr" | "rtl" {
  return findLocaleByTag(tag)?.direction ?? (otherRightToLeft.has(tag) ? "rtl" : "ltr");
}
