import { createSearch } from "./currency-search.ts";
import * as css from "./LanguageAndCurrency.css.ts";

/** Words of the page's language. */
export interface CurrenciesProps {
  /** Of the search. */
  readonly label: string;
  /** How many match: `Currencies found: {n}`. */
  readonly found: string;
  /** That none matches. */
  readonly none: string;
}

/** A currency of the list, with what it is found by. */
interface Entry {
  readonly button: HTMLButtonElement;
  readonly name: HTMLElement;
  readonly words: string;
}

/**
 * Names each currency in the page's language, and filters the list by code, name and sign. It finds English names too.
 * The browser has all names, so that no page pays for them. Enter chooses the only one that is left.
 */
export function enhance(root: HTMLElement, { label, found, none }: CurrenciesProps): () => void {
  const language = document.documentElement.lang;
  const entries = createEntries(root, language);
  const search = createSearch(label);
  const filter = () => {
    const wanted = comparable(search.input.value, language).split(/\s+/).filter(Boolean);
    for (const { button, words } of entries) button.hidden = !wanted.every((word) => words.includes(word));
    for (const group of root.querySelectorAll("fieldset")) group.hidden = !group.querySelector("button:not([hidden])");
    const { length } = visible();
    search.status.textContent = wanted.length === 0 ? "" : length === 0 ? none : found.replace("{n}", String(length));
  };
  const visible = () => entries.filter(({ button }) => !button.hidden);
  search.input.addEventListener("input", filter);
  search.input.addEventListener("keydown", ({ key }) => {
    const [only, ...others] = visible();
    if (key === "Enter" && others.length === 0) only?.button.click();
  });
  root.querySelector("form")?.before(search.field);
  return () => {
    search.input.value = "";
    filter();
    search.field.remove();
    for (const { name } of entries) name.remove();
  };
}

function createEntries(root: HTMLElement, language: string): readonly Entry[] {
  const own = new Intl.DisplayNames(language, { type: "currency" });
  const english = new Intl.DisplayNames("en", { type: "currency" });
  return [...root.querySelectorAll<HTMLButtonElement>("fieldset button")].map((button) => {
    const name = document.createElement("span");
    name.className = css.name;
    name.textContent = own.of(button.value) ?? "";
    const words = comparable(`${button.textContent} ${name.textContent} ${english.of(button.value)}`, language);
    button.append(name);
    return { button, name, words };
  });
}

/**
 * Returns a text without capitals and marks: `Złoty` and `zloty` are alike. Those of Japanese make another sound, and stay;
 * its two alphabets are one: `どる` → `ドル`. Arabic words have no article.
 */
function comparable(text: string, language: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/(?![\u3099\u309a])\p{M}/gu, "")
    .replaceAll(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
    .replaceAll(/(?<!\p{L})ال(?=\p{L}{2})/gu, "")
    .toLocaleLowerCase(language)
    .replaceAll("ł", "l");
}
