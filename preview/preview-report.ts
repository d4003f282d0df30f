import type { Diagnostic } from "../renderer/diagnostics.ts";
import type { NumberedSlice } from "../renderer/parse/parse-page.ts";
import type { MarkWords } from "./mark-words.ts";
import type { ShortcodeUse } from "./shortcode-use.ts";

/** What editors read about a page they preview. */
export interface PreviewReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly shortcodes: readonly ShortcodeUse[];
  /** The slices that are on the page, by their id. */
  readonly slices: ReadonlyMap<string, Pick<NumberedSlice, "type" | "number">>;
  readonly words: MarkWords;
}
