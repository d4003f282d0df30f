/** Returns the positive whole numbers of a comma-separated list, in order; anything else is omitted (F10). */
export function idList(text: string): readonly number[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => /^\d+$/.test(part))
    .map(Number)
    .filter((id) => id > 0 && Number.isSafeInteger(id));
}

/** Returns whether a text says yes: "yes" and "true", in any case, do (F12). */
export function isYes(text: string): boolean {
  return ["yes", "true"].includes(text.trim().toLowerCase());
}
