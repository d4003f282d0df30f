/** A language the site speaks, as every system names it (A10, B1). */
export interface Locale {
  /** The path prefix, which English goes without. Only paths say `tw` and `cn` for zh-Hant and zh-Hans. */
  readonly code: LocaleCode;
  /** BCP 47 tag, for `<html lang>`, `hreflang` and Intl. */
  readonly tag: string;
  /** The content service's language id. */
  readonly contentLanguage: string;
  /** The provider's language code. */
  readonly providerLanguage: string;
  readonly direction: "ltr" | "rtl";
  /** The language's own name for itself. */
  readonly name: string;
}

export type LocaleCode = keyof typeof rows;

/** One row per language; its interface texts are `messages/<code>.json`. */
const rows = {
  en: row("en", "en", "en-us", "EN", "English"),
  es: row("es", "es", "es-es", "ES", "Español"),
  it: row("it", "it", "it-it", "IT", "Italiano"),
  fr: row("fr", "fr", "fr-fr", "FR", "Français"),
  pt: row("pt", "pt", "pt-pt", "PT", "Português"),
  de: row("de", "de", "de-de", "DE", "Deutsch"),
  nl: row("nl", "nl", "nl-nl", "NL", "Nederlands"),
  ja: row("ja", "ja", "ja-jp", "JA", "日本語"),
  tw: row("tw", "zh-Hant", "zh-tw", "ZH_HANT", "繁體中文"),
  cn: row("cn", "zh-Hans", "zh-cn", "ZH_HANS", "简体中文"),
  ko: row("ko", "ko", "ko-kr", "KO", "한국어"),
  id: row("id", "id", "id-id", "ID", "Bahasa Indonesia"),
  pl: row("pl", "pl", "pl-pl", "PL", "Polski"),
  ar: row("ar", "ar", "ar-ae", "AR", "العربية", "rtl"),
};

export const locales: Readonly<Record<LocaleCode, Locale>> = rows;

export const defaultLocale: LocaleCode = "en";

export function isLocaleCode(code: string): code is LocaleCode {
  return Object.hasOwn(locales, code);
}

/** Whose formats a language has here, where Intl would take another country's: our Portuguese is Portugal's. */
const formatRegions: Readonly<Record<string, string>> = { pt: "PT" };

/** Returns the tag to format numbers with: always Latin digits, also in Arabic. */
export function formatTag({ tag }: Pick<Locale, "tag">): string {
  const region = formatRegions[tag];
  return `${region === undefined ? tag : `${tag}-${region}`}-u-nu-latn`;
}

/**
 * Returns the tag to format dates with. It has no region: Intl shortens months for Brazil, `5 de mar.`, and has only numbers
 * for Portugal, `5/03`. Days and months have the same names in both.
 */
export function toDateTag({ tag }: Pick<Locale, "tag">): string {
  return `${tag}-u-nu-latn`;
}

/** Returns the locale of a content-service language: `de-de` → German. */
export function findLocaleByContentLanguage(language: string): Locale | undefined {
  return Object.values(locales).find(({ contentLanguage }) => contentLanguage === language);
}

/** Returns the locale of a BCP 47 tag: `zh-Hant` → Chinese in traditional characters; undefined for one we don't speak. */
export function findLocaleByTag(tag: string): Locale | undefined {
  return Object.values(locales).find((locale) => locale.tag === tag);
}

/** Returns the BCP 47 tag of a provider's language code: `ZH_HANT` → `zh-Hant`, `DA` → `da`; undefined for no code. */
export function toLanguageTag(code: string): string | undefined {
  const upper = code.toUpperCase().replace("-", "_");
  const known = Object.values(locales).find(({ providerLanguage }) => providerLanguage === upper);
  return known?.tag ?? (/^[A-Z]{2,3}$/.test(upper) ? upper.toLowerCase() : undefined);
}

function row<const Code extends string>(
  code: Code,
  tag: string,
  contentLanguage: string,
  providerLanguage: string,
  name: string,
  direction: Locale["direction"] = "ltr",
) {
  return { code, tag, contentLanguage, providerLanguage, name, direction };
}
