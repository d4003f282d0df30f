import type { Diagnostic, ContentLocation } from "../renderer/contracts/diagnostics.ts";
import type { Locale } from "../i18n/locales.ts";
import type { LanguageLink } from "../ui/shell/shell-props.ts";
import type { ParsedSlice } from "../renderer/parse/parsed-slice.ts";

/** Report for editors about a page they preview. */
export interface PreviewReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly shortcodes: readonly ShortcodeReport[];
  /** The slices that are on the page, by their id. */
  readonly slices: ReadonlyMap<string, Pick<ParsedSlice, "type" | "number">>;
  readonly texts: ShortcodeTexts;
  /** The page in each language that it is written in. */
  readonly translations: readonly LanguageLink[];
  /** The languages of its site that it is not written in. */
  readonly untranslated: readonly Locale[];
  readonly outdated: Outdated;
}

/** The translations that were last published before the original. */
export interface Outdated {
  /** The English page; the previewed one without an English page. */
  readonly original: Locale;
  readonly translations: readonly Locale[];
}

/** One shortcode of a page, as editors read about it. */
export interface ShortcodeReport {
  readonly name: string;
  /** As the editor typed it; of one that encloses text, its first tag. */
  readonly source: string;
  /** Its text on the page. */
  readonly value: string;
  readonly problem: ShortcodeProblem | undefined;
  /** Sources of its value: `products/50002`, `page` for the page's own products, `clock`. */
  readonly readFrom: readonly string[];
  readonly location: ContentLocation;
}

/** `unknown` has the name that was probably meant. */
export type ShortcodeProblem =
  | { readonly kind: "invalid" | "no-data" }
  | { readonly kind: "unknown"; readonly meant: string };

/** Texts about a shortcode, in the language of the page. */
export interface ShortcodeTexts {
  /** Its value. "Nothing" where an empty value is correct, and empty where a problem is shown instead. */
  readonly shows: (report: ShortcodeReport) => string;
  /** "From products/50002, read 21 Nov 2026, 12:19 UTC". */
  readonly origin: (report: ShortcodeReport) => string;
  readonly problem: (problem: ShortcodeProblem) => string;
}
