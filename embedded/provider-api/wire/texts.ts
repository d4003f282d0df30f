import { isTranslated, type Texts } from "../source/translations.ts";
import { inOneLanguage, type View } from "../view.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** The name of something, and the language that it is in. */
export function wireName(name: Texts, view: View) {
  const { language, text } = inOneLanguage(view, [name]);
  return { contentLanguage: language, name: text(name) };
}

/** Plain lines as the rich text the provider sends; nothing for no lines. */
export function htmlList(lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join("")}</ul>`;
}

function escape(line: string): string {
  return line.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

/**
 * Returns the provider's own paths, by language: the English words under every language's prefix. An item exists in the
 * languages of its name and its description.
 */
export function urlSlugs(name: Texts, path: (words: string) => string, description = name) {
  const english = path(words(name.en));
  const languages = Object.keys(name).filter((language) => isTranslated(description, language));
  return Object.fromEntries(
    languages.map((language) => [
      language.toUpperCase(),
      language === "en" ? english : `/${language.replace("_", "-")}${english}`,
    ]),
  );
}

/** Anything but letters and digits becomes a hyphen, accents are dropped: `Casa Milà: by night` → `casa-mila-by-night`. */
export function words(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
