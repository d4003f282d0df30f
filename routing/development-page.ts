import { defaultLocale, isLocaleCode, type LocaleCode, locales } from "../i18n/locales.ts";
import { pageAddress } from "./page-address.ts";
import type { Site } from "../hosts/site.ts";
import { type PageTarget, parsePath } from "./parse-path.ts";
import { type Refused, refuse } from "./refusal.ts";

export interface DevelopmentPage extends PageTarget {
  readonly site: Site;
}

/**
 * Parses `mystique_uid` and `lang` (B3): a page identifier, and a locale's code, content language or tag.
 * Returns undefined for a query without an identifier.
 */
export function developmentPage(query: string): DevelopmentPage | Refused | undefined {
  const parameters = new URLSearchParams(query);
  const [identifier, ...repeated] = parameters.getAll("mystique_uid");
  const [language = defaultLocale, ...repeatedLanguage] = parameters.getAll("lang");
  if (identifier === undefined) return undefined;
  if (repeated.length + repeatedLanguage.length > 0) return refuse("parameter-repeated");
  const address = pageAddress(identifier);
  const locale = localeNamed(language.toLowerCase());
  if (address === undefined || locale === undefined) return refuse("parameter-invalid");
  if (!address.site.languages.includes(locale)) return refuse("parameter-invalid");
  if (address.path.includes("")) return refuse("path-unknown");
  const path = parsePath(`/${address.path.map(encodeURIComponent).join("/")}`);
  return path.kind === "refused" ? path : { kind: "target", site: address.site, locale, path: path.segments };
}

function localeNamed(name: string): LocaleCode | undefined {
  if (isLocaleCode(name)) return name;
  return Object.values(locales).find(
    ({ contentLanguage, tag }) => name === contentLanguage || name === tag.toLowerCase(),
  )?.code;
}
