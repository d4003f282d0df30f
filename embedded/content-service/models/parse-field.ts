import * as v from "valibot";
import { parseLimits, parsePictureSize } from "./limits.ts";
import { type FieldModel, type Fields, plainTypes, type SliceChoice } from "./models.ts";
import { linkField } from "./parse-link.ts";
import { record } from "./record.ts";

const thumbnails = v.array(v.looseObject({ name: v.string() }));

const imageField = v.pipe(
  v.object({
    type: v.literal("Image"),
    config: v.optional(v.object({ thumbnails: v.optional(thumbnails, []), constraint: v.optional(v.unknown()) }), {}),
  }),
  v.transform(({ config }): FieldModel => {
    const limited = [{ name: "", ...parsePictureSize(config.constraint) }, ...config.thumbnails];
    const sizes = limited.flatMap(({ name, ...part }) => {
      const size = parsePictureSize(part);
      return size ? [[name, size] as const] : [];
    });
    const model = { type: "Image", thumbnails: config.thumbnails.map(({ name }) => name) } as const;
    return sizes.length === 0 ? model : { ...model, sizes: new Map(sizes) };
  }),
);

const plainField = v.pipe(
  v.object({ type: v.picklist(plainTypes), config: v.optional(v.unknown()) }),
  v.transform(({ type, config }): FieldModel => {
    const limits = parseLimits(config);
    return limits ? { type, limits } : { type };
  }),
);

const groupField = v.pipe(
  v.object({ type: v.literal("Group"), config: v.optional(v.object({ fields: v.optional(record, {}) }), {}) }),
  v.transform(({ config }): FieldModel => ({ type: "Group", fields: parseFields(config.fields) })),
);

const slicesField = v.pipe(
  v.object({
    type: v.picklist(["Slices", "Choice"]),
    config: v.optional(v.object({ choices: v.optional(record, {}) }), {}),
  }),
  v.transform(({ config }): FieldModel => {
    const choices = Object.entries(config.choices).map(([id, choice]) => [id, parseChoice(choice)] as const);
    return { type: "Slices", choices: new Map(choices) };
  }),
);

const sharedChoice = v.object({ type: v.literal("SharedSlice") });

const compositeChoice = v.object({
  type: v.literal("Slice"),
  "non-repeat": v.optional(record, {}),
  repeat: v.optional(record, {}),
});

/** Parses an option of a slice zone: a shared slice, a composite slice, or a single field. */
function parseChoice(json: unknown): SliceChoice {
  if (v.is(sharedChoice, json)) return { kind: "shared" };
  const parsed = v.safeParse(compositeChoice, json);
  if (!parsed.success) return { kind: "simple", field: parseField(json) };
  const { "non-repeat": primary, repeat } = parsed.output;
  return { kind: "composite", primary: parseFields(primary), items: parseFields(repeat) };
}

const anyField = v.union([plainField, imageField, linkField, groupField, slicesField]);

/** Parses a field of a custom type or slice; an invalid one becomes `Unknown`. */
function parseField(json: unknown): FieldModel {
  const parsed = v.safeParse(anyField, json);
  return parsed.success ? parsed.output : { type: "Unknown" };
}

export function parseFields(json: Readonly<Record<string, unknown>>): Fields {
  return new Map(Object.entries(json).map(([name, field]) => [name, parseField(field)]));
}
