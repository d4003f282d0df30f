import type { ReactNode } from "react";
import type { InferOutput } from "valibot";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { RawSlice } from "../../content/document.ts";
import { toPageSlice } from "../../studio/protocol/slice-anchor.ts";
import type { Report } from "../contracts/diagnostics.ts";
import { type FieldsSchema, parseFields } from "../parse/parse-fields.ts";
import { nothingShown, type PartSpec, type Shown, type StructuredNode } from "../contracts/part.ts";
import { closePart } from "./close-part.ts";
import type { PageContext, PageFacts } from "../contracts/page-context.ts";
import { readRole, type SliceRole } from "../contracts/slice-role.ts";
import type { GroupMember, ShownSlice, SliceDefinition, SliceInstance } from "../contracts/slice.ts";

/** Definition of a slice, as its author writes it. */
export interface SliceSpec<Schema extends FieldsSchema> extends PartSpec<InferOutput<Schema>> {
  /** The model's id, `product_grid`. */
  readonly type: string;
  /** Ids of the model's variations, the default first. */
  readonly variations: readonly [string, ...string[]];
  /** The fields of all variations; one that a variation lacks reads as empty. */
  readonly fields: Schema;
  readonly role?: SliceRole<InferOutput<Schema>>;
  /** Returns what visitors will see: feeds shortcodes, counts and structured data. */
  readonly shows?: (fields: InferOutput<Schema>, snapshot: Snapshot, facts: PageFacts) => Shown;
  readonly structuredData?: (
    fields: InferOutput<Schema>,
    page: PageContext,
    slice: ShownSlice,
  ) => readonly StructuredNode[];
  /** A pure, synchronous function; a server component unless it is an island. */
  readonly Component: (props: SliceProps<InferOutput<Schema>>) => ReactNode;
}

export interface SliceProps<FieldValues> {
  readonly fields: FieldValues;
  readonly variation: string;
  /** Unique on the page, stable between visits, and fit for an element's id. */
  readonly id: string;
  /** Result of the slice's `shows`. Its component renders no other products. */
  readonly shown: Shown;
  /** The slices inside this group, in order, or the page's sections for an outline; empty for any other slice. */
  readonly members: readonly GroupMember[];
  readonly page: PageContext;
}

/** Closes over the typed half of a slice, so that the renderer never sees its fields and nobody casts. */
export function defineSlice<Schema extends FieldsSchema>(spec: SliceSpec<Schema>): SliceDefinition {
  const { type, variations } = spec;
  const parse: SliceDefinition["parse"] = (slice, report) => {
    const fields = parseFields(spec.fields, slice.primary, { what: `slice "${type}"`, code: "slice-invalid", report });
    return fields && instantiate(spec, slice, fields, report);
  };
  const { group, isOutline, label } = readRole(spec.role);
  return { type, variations, group, isOutline, isSection: label !== undefined, fields: spec.fields.entries, parse };
}

function instantiate<Schema extends FieldsSchema>(
  spec: SliceSpec<Schema>,
  slice: RawSlice,
  fields: InferOutput<Schema>,
  report: Report,
): SliceInstance {
  const { type, shows, structuredData, Component } = spec;
  const id = toPageSlice(slice.id);
  const variation = knownVariation(spec, slice, report);
  const { label, searches, hasDays, ...role } = readRole(spec.role);
  return {
    ...closePart(spec, fields),
    ...role,
    id,
    type,
    searches: (facts) => searches?.(variation, facts) ?? false,
    hasDays: hasDays?.(variation) ?? false,
    label: label?.(fields),
    shows: (snapshot, facts) => shows?.(fields, snapshot, facts) ?? nothingShown,
    structuredData: (page, onPage) => structuredData?.(fields, page, onPage) ?? [],
    render: (page, shown, members) => (
      <Component fields={fields} variation={variation} id={id} shown={shown} members={members} page={page} />
    ),
  };
}

function knownVariation(
  { type, variations }: Pick<SliceSpec<FieldsSchema>, "type" | "variations">,
  { variation }: RawSlice,
  report: Report,
): string {
  if (variations.includes(variation)) return variation;
  const [fallback] = variations;
  report(
    "variation-unknown",
    `Slice "${type}" has no variation "${variation}"; it is rendered as "${fallback}".`,
    `Choose one of: ${variations.join(", ")}.`,
  );
  return fallback;
}
