import { randomNumbers } from "../../support/random-numbers.ts";

const syllables = ["ba", "co", "di", "fe", "ga", "lo", "mi", "na", "po", "ra", "sel", "tor", "un", "ver", "zan"];

/** 5,000 invented words; the earlier in the list, the more often a text has them. */
export const vocabulary: readonly string[] = words(5000);

/** A word of every document. */
export const commonWord = "colosseum";

/** A word of one document in 500. */
export const rareWord = "xylograph";

function words(count: number): readonly string[] {
  const random = randomNumbers(7);
  const made = new Set<string>();
  while (made.size < count) {
    const length = 2 + Math.floor(random() * 3);
    made.add(Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join(""));
  }
  return [...made];
}
