import { defaultLocale, type Locale } from "../../../i18n/locales.ts";

/** A page in one language, as a sitemap lists it. */
export interface SitemapEntry {
  /** The canonical address. */
  readonly url: string;
  /** `2026-11-01T10:00:00Z`; undefined when the content service sends no date. */
  readonly modified: string | undefined;
  /** The page in each of its languages, itself included; English again as `x-default`. */
  readonly alternates: readonly { readonly tag: string; readonly url: string }[];
  /** Addresses of the pictures that the page shows, as far as lists have them. */
  readonly images?: readonly string[];
}

/** Returns the tags that a language is listed under. */
export function tagsOf({ code, tag }: Locale): readonly string[] {
  return code === defaultLocale ? [tag, "x-default"] : [tag];
}
