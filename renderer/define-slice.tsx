import type { ReactNode } from "react";
import * as v from "valibot";
import { type Needs, noNeeds } from "../catalog/snapshot/needs.ts";
import type { SourceText } from "../content/source-text.ts";
import type { Report } from "./diagnostics.ts";
import type { RawSlice } from "../content/document.ts";
import type { PageContext, PageFacts } from "./render/page-context.ts";
import type { GroupRole, Part, SliceDefinition, SliceInstance } from "./slice.ts";
import { textsIn } from "./parse/texts-in.ts";

type Fields = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What the author of a slice writes. */
export interface SliceSpec<Schema extends Fields> {
  /** The model's id, `product_grid`. */
  readonly type: string;
  /** Ids of the model's variations, the default first. */
  readonly variations: readonly [string, ...string[]];
  /** The fields of all variations; one that a variation lacks reads as empty. */
  readonly schema: Schema;
  readonly group?: GroupRole;
  /** What this part is called in a tab bar or a table of contents. */
  readonly label?: (fields: v.InferOutput<Schema>) => SourceText;
  readonly needs?: (fields: v.InferOutput<Schema>, facts: PageFacts) => Needs;
  readonly Component: (props: SliceProps<v.InferOutput<Schema>>) => ReactNode;
}

/** What a slice's component is given. It is a pure, synchronous function of this. */
export interface SliceProps<FieldValues> {
  readonly fields: FieldValues;
  readonly variation: string;
  /** Unique on the page and stable between visits: fit for an element's id. */
  readonly id: string;
  /** The slices inside this group, in order; empty for a slice that opens none. */
  readonly parts: readonly Part[];
  readonly page: PageContext;
}

/** Closes over the typed half of a slice, so that the renderer never sees its fields and nobody casts. */
export function defineSlice<Schema extends Fields>(spec: SliceSpec<Schema>): SliceDefinition {
  return {
    type: spec.type,
    variations: spec.variations,
    group: spec.group,
    fields: spec.schema.entries,
    parse: (slice, report) => {
      const parsed = v.safeParse(spec.schema, slice.primary);
      if (parsed.success) return instantiate(spec, slice, parsed.output, report);
      reportInvalid(spec.type, parsed.issues, report);
      return undefined;
    },
  };
}

function instantiate<Schema extends Fields>(
  spec: SliceSpec<Schema>,
  slice: RawSlice,
  fields: v.InferOutput<Schema>,
  report: Report,
): SliceInstance {
  const { type, group, label, needs, Component } = spec;
  const id = elementId(slice.id);
  const variation = knownVariation(spec, slice, report);
  return {
    id,
    type,
    group,
    label: label?.(fields),
    texts: textsIn(fields),
    needs: (facts) => needs?.(fields, facts) ?? noNeeds,
    render: (page, parts) => <Component fields={fields} variation={variation} id={id} parts={parts} page={page} />,
  };
}

function knownVariation(
  { type, variations }: { readonly type: string; readonly variations: readonly [string, ...string[]] },
  { variation }: RawSlice,
  report: Report,
): string {
  if (variations.includes(variation)) return variation;
  const [fallback] = variations;
  report(
    "variation-unknown",
    `Slice "${type}" has no variation "${variation}"; it is shown as "${fallback}".`,
    `Choose one of: ${variations.join(", ")}.`,
  );
  return fallback;
}

function reportInvalid(type: string, [issue]: readonly v.BaseIssue<unknown>[], report: Report): void {
  const field = issue === undefined ? "" : (v.getDotPath(issue) ?? "");
  report(
    "slice-invalid",
    `Slice "${type}" was left out: field "${field}" ${issue?.message ?? "does not fit"}.`,
    "Open the slice, correct the field and publish again.",
  );
}

/** Slice ids hold a `$`, which every selector would have to escape. */
function elementId(rawId: string): string {
  return rawId.replace(/[^\w-]+/g, "-");
}
