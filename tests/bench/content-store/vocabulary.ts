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

/** Returns a generator of numbers from 0 to 1 that repeats for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
