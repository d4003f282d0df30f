/** Returns the name of a language for editors: "de-de" → "German". */
export function languageName(code: string): string {
  const [language = code] = code.split("-");
  const name = new Intl.DisplayNames(["en-GB"], { type: "language", fallback: "code" });
  return name.of(code === "zh-tw" ? "zh-Hant" : code === "zh-cn" ? "zh-Hans" : language) ?? code;
}
