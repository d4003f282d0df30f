import { invalid, missing } from "../failure.ts";
import type { Currency } from "../source/geography.ts";
import { languageCodes } from "../source/languages.ts";

const aliases: ReadonlyMap<string, string> = new Map([
  ["TW", "ZH_HANT"],
  ["CN", "ZH_HANS"],
]);

/** Returns `language` as a provider code, English when missing. Accepts any case, `zh-Hant`, and the path prefixes `tw` and `cn`. */
export function languageParameter(query: URLSearchParams): string {
  const given = (query.get("language") ?? "EN").toUpperCase().replace("-", "_");
  const language = aliases.get(given) ?? given;
  if (languageCodes.has(language)) return language;
  throw invalid("language", "a language code such as EN or ZH_HANT");
}

/** Returns `currency`, in any case; undefined when missing, which means the home currency. */
export function currencyParameter(
  query: URLSearchParams,
  currencies: ReadonlyMap<string, Currency>,
): Currency | undefined {
  const code = query.get("currency");
  if (code === null) return undefined;
  const currency = currencies.get(code.toUpperCase());
  if (currency === undefined) throw invalid("currency", "a currency code of the currency list");
  return currency;
}

/** The host an `Origin` header names, without a port. Throws a 400 without one. */
export function toHost(origin: string | undefined): string {
  if (origin === undefined) throw missing("Origin");
  if (!URL.canParse(origin)) throw invalid("Origin", "an origin such as https://book.site.example");
  return new URL(origin).hostname;
}
