import type { MissingPart } from "./missing-part.ts";
import type { PageType } from "./page-type.ts";
import type { ShellPart } from "./shell-part.ts";
import type { ShortcodeRegistry } from "./shortcode.ts";
import type { SliceDefinition } from "./slice.ts";
import type { ViewRegistry } from "../../routing/view-registry.ts";

/** By custom type. */
export type PageTypes = ReadonlyMap<string, PageType>;

/** The registries that the composition passes: the renderer itself knows no slice, page kind or shortcode. */
export interface Registries {
  readonly slices: ReadonlyMap<string, SliceDefinition>;
  readonly pageTypes: PageTypes;
  readonly shell: { readonly header: ShellPart; readonly footer: ShellPart };
  /** Content of a host's not-found page. */
  readonly missing: MissingPart;
  readonly shortcodes: ShortcodeRegistry;
  /** The query parameters of all parts and pages. */
  readonly views: ViewRegistry;
}
