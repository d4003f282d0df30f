import type { ShortcodeRegistry } from "./shortcode.ts";
import type { PageKind } from "./page-kind.ts";
import type { SliceDefinition } from "./slice.ts";

/** What the renderer is given: it knows no slice, no page kind and no shortcode itself. */
export interface Registries {
  readonly slices: ReadonlyMap<string, SliceDefinition>;
  /** In the order in which they are asked whether a document is theirs. */
  readonly pageKinds: readonly PageKind[];
  readonly shortcodes: ShortcodeRegistry;
}
