import { locales } from "../../../i18n/locales.ts";
import { readElementLanguage } from "./cards.ts";
import type { CollectionAnswer, ProductAnswer } from "./provider-answers.ts";

/** Attributes that are read aloud. */
const readAttributes = ["alt", "aria-label", "title"];

/** Four words in a row in Latin script: longer than most names in a text of another script. */
const latinPhrase = /\p{Script=Latin}{2,}(?:[ ,:’'-]+\p{Script=Latin}{2,}){3,}/u;

/** Whether a text is in Latin script. A legal name within a sentence of another script is not. */
function isLatin(text: string): boolean {
  return latinPhrase.test(text) && !/(?!\p{Script=Latin})\p{L}/u.test(text);
}

const otherScripts = new Set([locales.ar, locales.ja, locales.ko, locales.tw, locales.cn].map(({ tag }) => tag));

/** The provider's texts on a page, by whether they are in its language. A text that is in both is its own. */
export interface ProviderTexts {
  readonly own: ReadonlySet<string>;
  readonly foreign: ReadonlySet<string>;
}

export function providerTexts(
  products: Iterable<ProductAnswer>,
  collections: Iterable<CollectionAnswer>,
  language: string,
): ProviderTexts {
  const all = [
    ...[...products].flatMap(listProductTexts),
    ...[...collections].map((one) => [one.nameLanguage, one.displayName] as const),
  ];
  const own = new Set(all.filter(([code]) => code === language.toLowerCase()).map(([, text]) => text));
  return { own, foreign: new Set(all.map(([, text]) => text).filter((text) => !own.has(text))) };
}

function listProductTexts(product: ProductAnswer): readonly (readonly [language: string, text: string])[] {
  const { contentLanguage, name, highlights, media, city, primaryCategory, primarySubCategory } = product;
  const lines = [...highlights.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = ""]) => line.replaceAll("&amp;", "&"));
  const tags = [primaryCategory, primarySubCategory, city].filter((tag) => tag !== null);
  return [
    ...[name, ...lines, ...media.productImages.map(({ altText }) => altText)].map(
      (text) => [contentLanguage, text] as const,
    ),
    ...tags.map((tag) => [tag.contentLanguage, tag.displayName] as const),
  ];
}

/**
 * Returns texts of a page in another language without a mark, also attributes that are read aloud.
 * Beside cards, short texts are not looked for: an editor may write the same name in both languages.
 */
export function unmarkedTexts(root: HTMLElement, { own, foreign }: ProviderTexts): readonly string[] {
  const page = root.lang;
  return [root, ...root.querySelectorAll("*")].flatMap((element) => {
    if (readElementLanguage(element) !== page || element.closest('[translate="no"]') !== null) return [];
    const texts = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => node.textContent ?? "");
    const attributes = readAttributes.flatMap((name) => element.getAttribute(name) ?? []);
    const isOnCard = element.closest("[data-product], [data-collection]") !== null;
    const isForeign = (text: string) =>
      (isOnCard && foreign.has(text.trim())) ||
      includesLong(text, foreign) ||
      (otherScripts.has(page) && isLatin(text));
    return [...texts, ...attributes].filter((text) => !own.has(text.trim()) && isForeign(text));
  });
}

/**
 * Returns the names that a page shows alone in an element, as if they were in its language. A name within a sentence is a
 * word of that sentence. The title of a list of links is an editor's.
 */
export function unmarkedNames(root: HTMLElement, names: readonly string[]): readonly string[] {
  const shown = [...root.querySelectorAll("*")].filter(
    (element) => readElementLanguage(element) === root.lang && element.closest("nav") === null,
  );
  const texts = shown.flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3));
  const alone = texts.map(({ textContent }) => (textContent ?? "").replace("©", "").trim());
  return alone.filter((text) => names.includes(text));
}

/** Whether a text has one of these within it; short ones are too often words of both languages. */
function includesLong(text: string, foreign: ReadonlySet<string>): boolean {
  return [...foreign].some((one) => one.length >= 20 && text.includes(one));
}
