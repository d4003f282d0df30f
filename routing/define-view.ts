import * as v from "valibot";
import type { View, ViewValue } from "./view.ts";
import { absentUnless } from "./view-values.ts";

/** Traits of a parameter besides its values. */
export const traitsSchema = v.object({
  /** Where a segment has it: parameters are in the order of their positions, and each position has one. */
  position: v.number(),
  /** Whether each box of a form that is checked sends it once: `flags=new&flags=private`. */
  isList: v.optional(v.literal(true)),
  /** Whether it only changes the order of a list, or how much of it a page has. */
  isPresentation: v.optional(v.literal(true)),
  /** Whether it is what one traveller chooses: no cache stores a page with it. */
  isOwnChoice: v.optional(v.literal(true)),
  /** Reads as absent unless all of these are there. Where several views declare it, any one suffices. */
  needs: v.optional(v.pipe(v.array(v.string()), v.readonly())),
});

export type ParameterTraits = Readonly<v.InferOutput<typeof traitsSchema>>;

/** A parameter of a view. */
export type ViewEntry = v.GenericSchema<string | undefined, ViewValue | undefined>;

/** The parameters of a view by their names as code has them: `filterReviews` for `filter-reviews`. */
export type ViewSchema = v.ObjectSchema<Readonly<Record<string, ViewEntry>>, undefined>;

/** The query parameters that one part of a page reads. */
export interface ViewDefinition<Schema extends ViewSchema = ViewSchema> {
  readonly schema: Schema;
  /** Applies the rule between its parameters to a view that may have others too. */
  readonly applyRule: (view: View) => View;
}

/** Declares a parameter that reads as absent unless its value fits. */
export function parameter<const Value extends v.GenericSchema<string, ViewValue>>(
  position: number,
  value: Value,
  traits: Omit<ParameterTraits, "position"> = {},
) {
  return v.pipe(absentUnless(value), v.metadata({ ...traits, position }));
}

/** Defines a view by its parameters. A rule between them returns their values as a canonical address has them. */
export function defineView<const Schema extends ViewSchema>(
  schema: Schema,
  rule?: (values: v.InferOutput<Schema>) => v.InferOutput<Schema>,
): ViewDefinition<Schema> {
  const names = Object.keys(schema.entries);
  const applyRule = (view: View): View =>
    rule === undefined || names.every((name) => view[name] === undefined)
      ? view
      : { ...view, ...rule(v.parse(schema, toTexts(schema, view))) };
  return { schema, applyRule };
}

/** Returns the values that a page's view has of a part's parameters. */
export function readView<const Schema extends ViewSchema>(
  { schema }: ViewDefinition<Schema>,
  view: View,
): v.InferOutput<Schema> {
  return v.parse(schema, toTexts(schema, view));
}

/** Returns the parameters as an address has them. A canonical value reads as itself. */
function toTexts({ entries }: ViewSchema, view: View): Readonly<Record<string, string | undefined>> {
  const names = Object.keys(entries);
  return Object.fromEntries(names.map((name) => [name, view[name] === undefined ? undefined : `${view[name]}`]));
}

/** Returns the names of a view's parameters. */
export function listViewNames({ schema }: ViewDefinition): readonly string[] {
  return Object.keys(schema.entries);
}
