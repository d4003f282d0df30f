/** Longer words are cut, in documents and in queries alike. */
const longestWord = 64;

/** The different words of a text, without case and accents. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))];
}
