import * as v from "valibot";
import { customTypeFolders, sliceFolders } from "./slice-folders.ts";

/** A field of a model. */
export interface ModelField {
  /** Id of the slice or custom type. */
  readonly part: string;
  /** Undefined for a custom type. */
  readonly variation: string | undefined;
  /** Ids from the part down: `["items", "icon"]` is in a group. */
  readonly path: readonly string[];
  /** Prismic's name, `Select`. */
  readonly type: string;
  readonly config: FieldConfig;
}

const configSchema = v.object({
  label: v.optional(v.string(), ""),
  placeholder: v.optional(v.string(), ""),
  options: v.optional(v.array(v.string()), []),
  default_value: v.optional(v.union([v.string(), v.boolean()])),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  step: v.optional(v.number()),
  repeat: v.optional(v.boolean(), false),
  fields: v.optional(v.record(v.string(), v.unknown()), {}),
});

type FieldConfig = v.InferOutput<typeof configSchema>;

const fieldSchema = v.object({ type: v.string(), config: v.optional(configSchema, v.parse(configSchema, {})) });

const fieldsSchema = v.record(v.string(), v.unknown());

const sliceSchema = v.object({
  id: v.string(),
  variations: v.array(v.object({ id: v.string(), primary: v.optional(fieldsSchema, {}) })),
});

const typeSchema = v.object({ id: v.string(), json: v.record(v.string(), fieldsSchema) });

/** Returns every field of every variation of every slice, those in groups too. */
export function sliceFields(): readonly ModelField[] {
  return sliceFolders()
    .map(({ model }) => v.parse(sliceSchema, model))
    .flatMap(({ id: part, variations }) =>
      variations.flatMap(({ id: variation, primary }) => fieldsIn(primary, { part, variation, path: [] })),
    );
}

/** Returns every field of every custom type, those in groups too; not its UID and its slice zone. */
export function typeFields(): readonly ModelField[] {
  return customTypeFolders()
    .map(({ model }) => v.parse(typeSchema, model))
    .flatMap(({ id: part, json }) =>
      Object.values(json).flatMap((tab) => fieldsIn(tab, { part, variation: undefined, path: [] })),
    )
    .filter(({ type }) => type !== "UID" && type !== "Slices");
}

function fieldsIn(
  fields: unknown,
  { part, variation, path }: Pick<ModelField, "part" | "variation" | "path">,
): readonly ModelField[] {
  return Object.entries(v.parse(fieldsSchema, fields)).flatMap(([name, raw]) => {
    const { type, config } = v.parse(fieldSchema, raw);
    const field = { part, variation, path: [...path, name], type, config };
    return [field, ...fieldsIn(config.fields, field)];
  });
}

/** Returns a field's name for the title of a test: `hero compact chips.icon`. */
export function formatFieldName({ part, variation, path }: ModelField): string {
  return [part, variation ?? [], path.join(".")].flat().join(" ");
}
