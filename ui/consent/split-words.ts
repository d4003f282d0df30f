/**
 * Splits a text where a line of it may end: `Ask us, or not.` → `Ask `, `us, `, `or `, `not.`. Joined they are the text
 * again.
 */
export function splitWords(text: string, tag: string): readonly string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(tag, { granularity: "word" }).segment(text)) {
    const begun = isWordLike === true ? "" : (words.pop() ?? "");
    words.push(begun + segment);
  }
  return words;
}
