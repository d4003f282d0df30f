import * as v from "valibot";
import type { SliceSpec } from "./model-specs.ts";
import { parseFields } from "./parse-field.ts";
import { text } from "./setting-schemas.ts";

const sliceSchema = v.object({
  id: v.string(),
  name: text,
  description: text,
  variations: v.array(
    v.object({
      id: v.string(),
      name: text,
      description: text,
      primary: v.optional(v.unknown()),
      items: v.optional(v.unknown()),
    }),
  ),
});

/** Parses the model of a shared slice, `slices/<Name>/model.json`. Throws a `ValiError` for another file. */
export function parseSlice(json: unknown): SliceSpec {
  const { id, name, description, variations } = v.parse(sliceSchema, json);
  return {
    id,
    name: formatName(name || id),
    description,
    variations: variations.map(({ primary, items, ...variation }) => ({
      ...variation,
      name: variation.name || variation.id,
      primary: parseFields(primary),
      items: parseFields(items),
    })),
  };
}

/** Returns the name of a component as words: "AirportTransfers" → "Airport transfers". */
function formatName(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
