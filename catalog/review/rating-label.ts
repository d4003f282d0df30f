import type { MessageKey, Translator } from "../../i18n/translator.ts";

const labels: ReadonlyMap<number, MessageKey> = new Map([
  [5, "ratingLabels.awesome"],
  [4, "ratingLabels.good"],
  [3, "ratingLabels.average"],
  [2, "ratingLabels.poor"],
  [1, "ratingLabels.terrible"],
]);

/** One customer's rating, 1 to 5 whole stars, in a word; undefined for any other number, averages among them. */
export function ratingLabel(rating: number, t: Translator): string | undefined {
  const key = labels.get(rating);
  return key === undefined ? undefined : t(key);
}
