import type { ListedFilm } from "./listed-films.ts";
import { defaultLocale, type Locale } from "../../i18n/locales.ts";

/** A page in one language, as a sitemap lists it. */
export interface SitemapEntry {
  /** The canonical address. */
  readonly url: string;
  /** `2026-11-01T10:00:00Z`; undefined when no upstream sends a date. The provider never does. */
  readonly modified: string | undefined;
  /** The page in each of its languages, itself included; English again as `x-default`. */
  readonly alternates: readonly { readonly tag: string; readonly url: string }[];
  /** Addresses of the pictures that the page shows, if lists have them. */
  readonly images?: readonly string[];
  readonly films?: readonly ListedFilm[];
}

/** Returns the tags that a language is listed under. */
export function listLanguageTags({ code, tag }: Locale): readonly string[] {
  return code === defaultLocale ? [tag, "x-default"] : [tag];
}

/** `2026-11-01T10:00:00+0000` → `2026-11-01T10:00:00Z`, as the protocol wants it (W3C Datetime). */
export function toSitemapDate(date: string | undefined): string | undefined {
  const ms = Date.parse(date ?? "");
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
}
