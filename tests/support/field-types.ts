import * as v from "valibot";
import { groupEntries } from "../../content/fields/group.ts";

/** Settings that models and schemas must agree on. */
const settingsSchema = v.object({
  options: v.optional(v.array(v.string())),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  step: v.optional(v.number()),
});

const metadataSchema = v.looseObject({
  prismic: v.string(),
  untouched: v.optional(v.union([v.string(), v.boolean()])),
});

/** Returns every field that a schema reads, sorted: `title: StructuredText`, `group.rating: Number {"min":1}`. */
export function schemaFields(entries: v.ObjectEntries, prefix = ""): readonly string[] {
  return Object.entries(entries)
    .flatMap(([name, schema]) => {
      const metadata = v.parse(metadataSchema, v.getMetadata(schema));
      const settings = v.parse(settingsSchema, metadata);
      const whenEmpty = metadata.untouched;
      const items = groupEntries(schema);
      const nested = items === undefined ? [] : schemaFields(items, `${prefix}${name}.`);
      return [`${prefix}${name}: ${metadata.prismic} ${inWords({ ...settings, whenEmpty })}`.trim(), ...nested];
    })
    .toSorted();
}

const configSchema = v.looseObject({
  fields: v.optional(v.unknown()),
  default_value: v.optional(v.union([v.string(), v.boolean()])),
  options: v.optional(v.array(v.string())),
});

const fieldsSchema = v.record(v.string(), v.object({ type: v.string(), config: v.optional(configSchema, {}) }));

/** Returns the fields of a Prismic model in the same form. */
export function modelFields(fields: unknown, prefix = ""): readonly string[] {
  return Object.entries(v.parse(fieldsSchema, fields))
    .flatMap(([name, { type, config }]) => {
      const settings = v.parse(settingsSchema, config);
      const nested = config.fields === undefined ? [] : modelFields(config.fields, `${prefix}${name}.`);
      return [
        `${prefix}${name}: ${type} ${inWords({ ...settings, whenEmpty: untouchedValue(type, config) })}`.trim(),
        ...nested,
      ];
    })
    .toSorted();
}

/** Returns what a field means that no editor touched; models of the Prismic CLI may say nothing of it. */
function untouchedValue(type: string, { default_value, options }: v.InferOutput<typeof configSchema>): unknown {
  if (type === "Boolean") return default_value ?? false;
  return type === "Select" ? (default_value ?? options?.[0]) : default_value;
}

/** Settings in one order; empty without any. */
function inWords(settings: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(settings).filter(([, value]) => value !== undefined);
  return set.length === 0
    ? ""
    : JSON.stringify(Object.fromEntries(set.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}
