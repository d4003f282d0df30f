/**
 * The locales of specification §1 and §2. A locale's code is its path prefix; English has none.
 * `tw` and `cn` are path prefixes only: everywhere else they are zh-Hant and zh-Hans.
 */
export interface Locale {
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

export type LocaleCode =
  | "en"
  | "es"
  | "it"
  | "fr"
  | "pt"
  | "de"
  | "nl"
  | "ja"
  | "tw"
  | "cn"
  | "ko"
  | "id"
  | "pl"
  | "ar";

export const defaultLocale: LocaleCode = "en";

export const locales: Readonly<Record<LocaleCode, Locale>> = {
  en: locale("en", "en", "en-us", "EN", "English"),
  es: locale("es", "es", "es-es", "ES", "Español"),
  it: locale("it", "it", "it-it", "IT", "Italiano"),
  fr: locale("fr", "fr", "fr-fr", "FR", "Français"),
  pt: locale("pt", "pt", "pt-pt", "PT", "Português"),
  de: locale("de", "de", "de-de", "DE", "Deutsch"),
  nl: locale("nl", "nl", "nl-nl", "NL", "Nederlands"),
  ja: locale("ja", "ja", "ja-jp", "JA", "日本語"),
  tw: locale("tw", "zh-Hant", "zh-tw", "ZH_HANT", "繁體中文"),
  cn: locale("cn", "zh-Hans", "zh-cn", "ZH_HANS", "简体中文"),
  ko: locale("ko", "ko", "ko-kr", "KO", "한국어"),
  id: locale("id", "id", "id-id", "ID", "Bahasa Indonesia"),
  pl: locale("pl", "pl", "pl-pl", "PL", "Polski"),
  ar: { ...locale("ar", "ar", "ar-ae", "AR", "العربية"), direction: "rtl" },
};

export function isLocaleCode(code: string): code is LocaleCode {
  return Object.hasOwn(locales, code);
}

/** The tag to format numbers and dates with: always Latin digits, also in Arabic. */
export function formatTag({ tag }: Pick<Locale, "tag">): string {
  return `${tag}-u-nu-latn`;
}

/** The locale whose content-service language this is, e.g. `de-de`; undefined when none is. */
export function localeOfContentLanguage(language: string): Locale | undefined {
  return Object.values(locales).find(({ contentLanguage }) => contentLanguage === language);
}

function locale(
  code: LocaleCode,
  tag: string,
  contentLanguage: string,
  providerLanguage: string,
  name: string,
): Locale {
  return { code, tag, contentLanguage, providerLanguage, name, direction: "ltr" };
}
