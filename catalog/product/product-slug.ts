/** The provider's own path of an item in English: `/rome/colosseum-guided-tour-e-50002/`. */
const ownPath = /([^/]+)-e-\d+\/?$/;

interface NamedItem {
  /** The provider's own paths, by language. */
  readonly urlSlugs: Readonly<Record<string, unknown>> | null | undefined;
  /** Its name in English; undefined where it was read in another language. */
  readonly english: string | undefined;
}

/** Returns the slug of an item: from its English path, else from its English name. It may be empty. */
export function productSlug({ urlSlugs, english = "" }: NamedItem): string {
  const path = urlSlugs?.["EN"];
  const words = typeof path === "string" ? ownPath.exec(path)?.[1] : undefined;
  return toSlug(words ?? english);
}

/** Anything but letters and digits becomes a hyphen, accents are dropped: `Casa Milà: by night` → `casa-mila-by-night`. */
export function toSlug(text: string): string {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}
