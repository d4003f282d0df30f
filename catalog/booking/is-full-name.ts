/** Whether a text is a person's name: two or more words, at least one of them longer than one character (specification §5). */
export function isFullName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== "");
  return words.length >= 2 && words.some((word) => Array.from(word).length > 1);
}
