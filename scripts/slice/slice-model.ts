import * as v from "valibot";
import type { SliceName } from "./slice-name.ts";
import { SliceProblem } from "./slice-problem.ts";

/** A field of a Prismic model, with the settings that code depends on. */
export interface Field {
  readonly type: string;
  readonly config: FieldConfig;
}

interface FieldConfig {
  readonly [setting: string]: unknown;
  readonly label?: string | undefined;
  /** The one block that a text may have. */
  readonly single?: string | undefined;
  readonly multi?: string | undefined;
  readonly repeat?: boolean | undefined;
  readonly allowText?: boolean | undefined;
  readonly select?: string | null | undefined;
  readonly options?: readonly string[] | undefined;
  readonly default_value?: string | boolean | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** The fields of a group. */
  readonly fields?: Record<string, Field> | undefined;
}

export type Fields = Readonly<Record<string, Field>>;

const fieldSchema: v.GenericSchema<unknown, Field> = v.object({
  type: v.string(),
  config: v.optional(
    v.looseObject({
      label: v.optional(v.string()),
      single: v.optional(v.string()),
      multi: v.optional(v.string()),
      repeat: v.optional(v.boolean()),
      allowText: v.optional(v.boolean()),
      select: v.nullish(v.string()),
      options: v.optional(v.array(v.string())),
      default_value: v.optional(v.union([v.string(), v.boolean()])),
      min: v.optional(v.number()),
      max: v.optional(v.number()),
      step: v.optional(v.number()),
      fields: v.optional(
        v.record(
          v.string(),
          v.lazy(() => fieldSchema),
        ),
      ),
    }),
    {},
  ),
});

const fieldsSchema = v.record(v.string(), fieldSchema);

const modelSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  variations: v.array(
    v.looseObject({
      id: v.string(),
      primary: v.optional(fieldsSchema, {}),
      items: v.optional(fieldsSchema, {}),
    }),
  ),
});

export type SliceModel = v.InferOutput<typeof modelSchema>;

/** Parses a model. Throws a SliceProblem unless it is a slice's model, and one that a definition can read. */
export function parseModel(path: string, source: string): SliceModel {
  const { success, output, issues } = v.safeParse(v.pipe(v.string(), v.parseJson(), modelSchema), source);
  if (!success) throw new SliceProblem(`${path} is no model of a slice: ${issues[0].message}.`);
  if (output.variations.some(({ items }) => Object.keys(items).length > 0))
    throw new SliceProblem(`${path} has a repeatable zone, which slices here don't read. Make it a group field.`);
  return output;
}

/** Returns the fields of all variations. Throws a SliceProblem when two variations differ in the type of a field. */
export function listModelFields({ name, variations }: SliceModel): Fields {
  const fields: Record<string, Field> = {};
  for (const [id, field] of variations.flatMap(({ primary }) => Object.entries(primary))) {
    const known = fields[id] ?? field;
    if (known.type !== field.type)
      throw new SliceProblem(`The field “${id}” of ${name} is of two types: ${known.type} and ${field.type}.`);
    fields[id] = known;
  }
  return fields;
}

/** Creates a model as Slice Machine does, with one variation. */
export function createModel({ id, name }: SliceName, description: string, primary: Fields): object {
  const variation = { id: "default", name: "Default", docURL: "", version: "initial", description, imageUrl: "" };
  return { id, type: "SharedSlice", name, description, variations: [{ ...variation, primary, items: {} }] };
}
