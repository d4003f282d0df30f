import { listElements, removeElements, readMarkupWords } from "../elements.ts";

/**
 * Returns the first price that a part of a page shows. Omits usual prices, which are struck through, and isolated names
 * of languages.
 */
export function shownPrice(html: string): string {
  const prices = removeElements(removeElements(html, "s"), "bdi", "lang=");
  return readMarkupWords(listElements(prices, "bdi")[0] ?? "");
}
