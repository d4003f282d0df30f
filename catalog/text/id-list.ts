/** The positive whole numbers of a comma-separated list, in order; anything else in it is left out (specification §5). */
export function idList(text: string): readonly number[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => /^\d+$/.test(part))
    .map(Number)
    .filter((id) => id > 0 && Number.isSafeInteger(id));
}
