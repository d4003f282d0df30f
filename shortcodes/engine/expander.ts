import type { ShortcodeRegistry } from "./define-shortcode.ts";
import type { ExpandContext } from "./expand-context.ts";
import type { Finding } from "./finding.ts";

/** What a text is expanded with. */
export interface Expander {
  readonly registry: ShortcodeRegistry;
  readonly context: ExpandContext;
  /** Told what an editor can mend. */
  readonly report: (finding: Finding) => void;
}
