/** Anything but letters and digits becomes a hyphen, accents are dropped: `Casa Milà: by night` → `casa-mila-by-night`. */
export function toSlug(text: string): string {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}
