import { invalid } from "../failure.ts";

const languages: ReadonlySet<string> = new Set([
  "EN",
  "ES",
  "FR",
  "IT",
  "DE",
  "PT",
  "NL",
  "PL",
  "KO",
  "JA",
  "ZH_HANS",
  "ZH_HANT",
  "AR",
  "DA",
  "NO",
  "RO",
  "RU",
  "SV",
  "TR",
  "ID",
]);

const aliases: ReadonlyMap<string, string> = new Map([
  ["TW", "ZH_HANT"],
  ["CN", "ZH_HANS"],
]);

/** `language` as a provider code, English when left out. Any case, `zh-Hant` and the path prefixes `tw` and `cn` are understood. */
export function languageParameter(query: URLSearchParams): string {
  const given = (query.get("language") ?? "EN").toUpperCase().replace("-", "_");
  const language = aliases.get(given) ?? given;
  if (languages.has(language)) return language;
  throw invalid("language", "a language code such as EN or ZH_HANT");
}
