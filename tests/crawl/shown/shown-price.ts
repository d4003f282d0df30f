import { elementsOf, without, wordsOf } from "../elements.ts";

/** Returns the first price that a part of a page shows. One that is struck through is the usual price. */
export function shownPrice(html: string): string {
  return wordsOf(elementsOf(without(html, "s"), "bdi")[0] ?? "");
}
