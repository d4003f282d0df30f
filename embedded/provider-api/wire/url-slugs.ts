import type { Texts } from "../source/translations.ts";

/** The provider's own paths, by language: the English words under every language's prefix. */
export function urlSlugs(name: Texts, path: (words: string) => string): Readonly<Record<string, string>> {
  const english = path(words(name.en));
  return Object.fromEntries(
    Object.keys(name).map((language) => [
      language.toUpperCase(),
      language === "en" ? english : `/${language}${english}`,
    ]),
  );
}

/** Anything but letters and digits becomes a hyphen, accents are dropped: `Casa Milà: by night` → `casa-mila-by-night`. */
export function words(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
