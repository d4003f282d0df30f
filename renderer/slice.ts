import type { ReactNode } from "react";
import type { ObjectEntries } from "valibot";
import type { Needs } from "../catalog/snapshot/needs.ts";
import type { SourceText } from "../content/source-text.ts";
import type { Report } from "./diagnostics.ts";
import type { RawSlice } from "../content/document.ts";
import type { PageContext, PageFacts } from "./render/page-context.ts";
import type { PlacedText } from "./parse/texts-in.ts";

/** How a slice takes part in a group: tabs, for instance, are `tabs_start`, some `tab` and `tabs_end`. */
export type GroupRole =
  /** Opens a group; with `within`, an open sibling inside that outer group is closed first. */
  { readonly opens: string; readonly within?: string } | { readonly closes: string };

/** A slice inside a group, rendered: what its group's component arranges. */
export interface Part {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** What the registry holds of a slice: its fields' types are closed over. */
export interface SliceDefinition {
  readonly type: string;
  readonly variations: readonly string[];
  readonly group: GroupRole | undefined;
  readonly fields: ObjectEntries;
  /** The slice with its fields parsed; undefined, and a report, when they do not fit. */
  readonly parse: (slice: RawSlice, report: Report) => SliceInstance | undefined;
}

/** One slice of one page, parsed. */
export interface SliceInstance {
  readonly id: string;
  readonly type: string;
  readonly group: GroupRole | undefined;
  readonly label: SourceText | undefined;
  /** Every editor's text in it, so that what their shortcodes need can be planned. */
  readonly texts: readonly PlacedText[];
  readonly needs: (facts: PageFacts) => Needs;
  readonly render: (page: PageContext, parts: readonly Part[]) => ReactNode;
}
