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
export function isYes(text: string | undefined): boolean {
  return ["yes", "true"].includes((text ?? "").trim().toLowerCase());
}

/** Text as a part of an address: lowercase, everything between letters and digits becomes one hyphen (F11). */
export function slug(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "")
    .join("-");
}
