/** Languages that every text of the data is in, as lower-case provider codes. A text may be in more of them. */
export const requiredLanguages = ["en", "de", "ar", "es", "fr", "it", "nl"] as const;

/** The provider's language codes. */
export const languageCodes: ReadonlySet<string> = new Set([
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
