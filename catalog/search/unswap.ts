/**
 * Returns a word with two letters in each other's place as it is known: `roem` → `rome`. A word that is known, or whose
 * neighbors are not, stays.
 */
export function unswap(word: string, known: ReadonlySet<string>): string {
  if (word.length < 3 || known.has(word)) return word;
  const letters = Array.from(word);
  return letters.map((_, at) => swapAt(letters, at)).find((swapped) => known.has(swapped)) ?? word;
}

/** `roem`, 2 → `rome`. */
function swapAt(letters: readonly string[], at: number): string {
  return [...letters.slice(0, at), letters[at + 1] ?? "", letters[at] ?? "", ...letters.slice(at + 2)].join("");
}
