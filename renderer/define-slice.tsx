import type { ReactNode } from "react";
import type { InferOutput } from "valibot";
import type { Snapshot } from "../catalog/snapshot/snapshot.ts";
import type { RawSlice } from "../content/document.ts";
import type { SourceText } from "../content/source-text.ts";
import type { Report } from "./diagnostics.ts";
import { type FieldsSchema, parseFields } from "./parse/parse-fields.ts";
import { closePart, nothingShown, type PartSpec, type Shown, type StructuredNode } from "./part.ts";
import type { Place } from "./place.ts";
import type { PageContext, PageFacts } from "./render/page-context.ts";
import type { GroupMember, GroupRole, ShownSlice, SliceDefinition, SliceInstance } from "./slice.ts";

/** What the author of a slice writes. */
export interface SliceSpec<Schema extends FieldsSchema> extends PartSpec<InferOutput<Schema>> {
  /** The model's id, `product_grid`. */
  readonly type: string;
  /** Ids of the model's variations, the default first. */
  readonly variations: readonly [string, ...string[]];
  /** The fields of all variations; one that a variation lacks reads as empty. */
  readonly fields: Schema;
  readonly group?: GroupRole;
  /** Whether it lists the sections of its page. It gets as members what visitors see of the other slices, if it has a label. */
  readonly isOutline?: boolean;
  /** Whether it has a search form. The first slice of a page that does has it in place of the header. */
  readonly searches?: (variation: string, facts: PageFacts) => boolean;
  /** What its cards are pages of. A kind composes it on sites alone that have another page of one of these. */
  readonly linksTo?: readonly (keyof Place)[];
  /** Returns what visitors will see: feeds shortcodes, counts and structured data. */
  readonly shows?: (fields: InferOutput<Schema>, snapshot: Snapshot, facts: PageFacts) => Shown;
  /** Number of pages of its list, for a slice that reads `page` of the view. A list that can't be read has `Infinity`. */
  readonly pages?: (fields: InferOutput<Schema>, snapshot: Snapshot, facts: PageFacts) => number;
  readonly structuredData?: (
    fields: InferOutput<Schema>,
    page: PageContext,
    slice: ShownSlice,
  ) => readonly StructuredNode[];
  /** What the slice is called in a tab bar or a table of contents. */
  readonly label?: (fields: InferOutput<Schema>) => SourceText;
  /** A pure, synchronous function; a server component unless it is an island. */
  readonly Component: (props: SliceProps<InferOutput<Schema>>) => ReactNode;
}

export interface SliceProps<FieldValues> {
  readonly fields: FieldValues;
  readonly variation: string;
  /** Unique on the page, stable between visits, and fit for an element's id. */
  readonly id: string;
  /** What the slice declared with `shows`: its component renders this and nothing else of the kind. */
  readonly shown: Shown;
  /** The slices inside this group, in order, or the page's sections for an outline; empty for any other slice. */
  readonly members: readonly GroupMember[];
  readonly page: PageContext;
}

/** Closes over the typed half of a slice, so that the renderer never sees its fields and nobody casts. */
export function defineSlice<Schema extends FieldsSchema>(spec: SliceSpec<Schema>): SliceDefinition {
  const { type, variations, group, isOutline = false, label } = spec;
  const parse: SliceDefinition["parse"] = (slice, report) => {
    const fields = parseFields(spec.fields, slice.primary, { what: `slice "${type}"`, code: "slice-invalid", report });
    return fields && instantiate(spec, slice, fields, report);
  };
  return { type, variations, group, isOutline, isSection: label !== undefined, fields: spec.fields.entries, parse };
}

function instantiate<Schema extends FieldsSchema>(
  spec: SliceSpec<Schema>,
  slice: RawSlice,
  fields: InferOutput<Schema>,
  report: Report,
): SliceInstance {
  const { type, group, isOutline = false, linksTo, searches, label, shows, pages, structuredData, Component } = spec;
  // Raw ids hold a `$`, which every selector would have to escape.
  const id = slice.id.replace(/[^\w-]+/g, "-");
  const variation = knownVariation(spec, slice, report);
  const { texts, needs, followUp, findings } = closePart(spec, fields);
  return {
    texts,
    needs,
    followUp,
    findings,
    id,
    type,
    group,
    isOutline,
    linksTo,
    searches: (facts) => searches?.(variation, facts) ?? false,
    label: label?.(fields),
    shows: (snapshot, facts) => shows?.(fields, snapshot, facts) ?? nothingShown,
    pages: (snapshot, facts) => pages?.(fields, snapshot, facts) ?? 1,
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
