import * as v from "valibot";
import type { TypeSpec } from "./model-specs.ts";
import { parseFields } from "./parse-field.ts";
import { text } from "./setting-schemas.ts";

const record = v.record(v.string(), v.unknown());

const typeSchema = v.object({
  id: v.string(),
  label: text,
  repeatable: v.fallback(v.boolean(), true),
  format: v.fallback(v.picklist(["page", "custom"]), "custom"),
  json: v.record(v.string(), record),
});

const zoneSchema = v.object({
  type: v.picklist(["Slices", "Choice"]),
  config: v.fallback(v.object({ choices: v.fallback(record, {}) }), { choices: {} }),
});

const sharedSlice = v.object({ type: v.literal("SharedSlice") });

/** Parses the model of a custom type, `customtypes/<id>/index.json`. Throws a `ValiError` for another file. */
export function parseType(json: unknown): TypeSpec {
  const { label, json: tabs, ...rest } = v.parse(typeSchema, json);
  return {
    ...rest,
    label: label || rest.id,
    tabs: Object.entries(tabs).map(([name, fields]) => ({ name, fields: parseFields(fields) })),
    zone: Object.values(tabs).flatMap(listZones)[0],
  };
}

/** Lists the slice zones of a tab with their shared slices. */
function listZones(fields: Readonly<Record<string, unknown>>) {
  return Object.entries(fields).flatMap(([field, model]) => {
    const parsed = v.safeParse(zoneSchema, model);
    if (!parsed.success) return [];
    const choices = Object.entries(parsed.output.config.choices);
    return [{ field, slices: choices.filter(([, choice]) => v.is(sharedSlice, choice)).map(([id]) => id) }];
  });
}
