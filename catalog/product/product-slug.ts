import { toSlug } from "../../i18n/to-slug.ts";

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
