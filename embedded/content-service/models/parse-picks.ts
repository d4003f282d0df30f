import * as v from "valibot";
import { everything, nothing, type Selection } from "./selection.ts";

const picked = v.object({
  id: v.string(),
  fields: v.optional(v.array(v.unknown())),
  customtypes: v.optional(v.unknown()),
});

/** `customtypes` of a relationship: `[{ id: "author", fields: ["name", { id: "links", fields: ["label"] }] }]`. */
export function parsePicks(customtypes: unknown): ReadonlyMap<string, Selection> {
  return new Map(entries(customtypes).filter(([, selection]) => selection !== everything));
}

/** A bare name is picked whole. */
function entries(list: unknown): readonly (readonly [string, Selection])[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown): readonly (readonly [string, Selection])[] => {
    if (typeof item === "string") return [[item, everything]];
    return v.is(picked, item) ? [[item.id, selectionOf(item)]] : [];
  });
}

function selectionOf({ fields, customtypes }: v.InferOutput<typeof picked>): Selection {
  return { ...nothing, fields: new Map(entries(fields)), on: parsePicks(customtypes) };
}
