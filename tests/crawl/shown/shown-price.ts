import { listElements, without, readMarkupWords } from "../elements.ts";

/**
 * Returns the first price that a part of a page shows. One that is struck through is the usual price. What names the
 * language of a link is isolated too.
 */
export function shownPrice(html: string): string {
  const prices = without(without(html, "s"), "bdi", "lang=");
  return readMarkupWords(listElements(prices, "bdi")[0] ?? "");
}
