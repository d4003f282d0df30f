import * as v from "valibot";
import { groupEntries } from "../../content/fields/group.ts";
import { pageTypes, shell } from "../../customtypes/index.ts";
import { components } from "../../slices/index.ts";
import type { ModelField } from "./model-fields.ts";

const parts = [...Object.values(components), ...pageTypes, ...Object.values(shell)];

/** Returns whether the code takes a field without a value: any but a required one. */
export function mayBeEmpty({ part, path }: ModelField): boolean {
  const fields = parts.find(({ type }) => type === part)?.fields;
  const schema = fields && schemaAt(fields, path);
  return schema === undefined || v.safeParse(schema, null).success;
}

function schemaAt(entries: v.ObjectEntries, [name = "", ...rest]: readonly string[]): v.GenericSchema | undefined {
  const schema = entries[name];
  if (schema === undefined || rest.length === 0) return schema;
  return schemaAt(groupEntries(schema) ?? {}, rest);
}
