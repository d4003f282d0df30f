import * as v from "valibot";

/** Returns every field that a schema reads, sorted: `title: StructuredText`, `group.name: Text`. */
export function schemaFields(entries: v.ObjectEntries, prefix = ""): readonly string[] {
  return Object.entries(entries)
    .flatMap(([name, schema]) => {
      const { prismic, entries: items } = v.parse(metadataSchema, v.getMetadata(schema));
      const nested = items === undefined ? [] : schemaFields(items, `${prefix}${name}.`);
      return [`${prefix}${name}: ${prismic}`, ...nested];
    })
    .toSorted();
}

/** Returns the fields of a Prismic model in the same form. */
export function modelFields(fields: unknown, prefix = ""): readonly string[] {
  return Object.entries(v.parse(fieldsSchema, fields))
    .flatMap(([name, { type, config }]) => {
      const nested = config?.fields === undefined ? [] : modelFields(config.fields, `${prefix}${name}.`);
      return [`${prefix}${name}: ${type}`, ...nested];
    })
    .toSorted();
}

const isSchema = (input: unknown): input is v.GenericSchema =>
  typeof input === "object" && input !== null && "kind" in input && input.kind === "schema";

const metadataSchema = v.object({
  prismic: v.string(),
  entries: v.optional(v.record(v.string(), v.custom<v.GenericSchema>(isSchema))),
});

const fieldsSchema = v.record(
  v.string(),
  v.object({ type: v.string(), config: v.optional(v.object({ fields: v.optional(v.unknown()) })) }),
);
