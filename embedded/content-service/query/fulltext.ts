/** True when each word of `terms` begins a word of `texts`, whatever the case and the accents. */
export function matchesEveryTerm(texts: readonly string[], terms: string): boolean {
  const words = texts.flatMap(wordsOf);
  const wanted = wordsOf(terms);
  return wanted.length > 0 && wanted.every((term) => words.some((word) => word.startsWith(term)));
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
