import { asList, asRecord, type JsonRecord } from "../as-json.ts";
import type { Json } from "../document.ts";
import type { Slice } from "../outline/slice.ts";
import type { FieldSpec } from "./field-spec.ts";
import type { VariationSpec } from "./model-specs.ts";

type Fields = readonly FieldSpec[];

/**
 * Returns a slice in another variation. Fields that both have stay; those that only the one at hand has are removed. `before`
 * is the slice as it last was in the other variation: fields that only that one has come back.
 */
export function changeVariation(slice: Slice, from: VariationSpec, to: VariationSpec, before?: Slice): Slice {
  const items = asList(slice["items"]);
  const itemsBefore = asList(before?.["items"]);
  const all = to.items.length === 0 ? [] : from.items.length === 0 ? itemsBefore : items;
  return {
    ...slice,
    variation: to.id,
    primary: changeFields(slice["primary"], from.primary, to.primary, before?.["primary"]),
    items: all.map((item, index) => changeFields(item, from.items, to.items, itemsBefore[index])),
  };
}

/** Members come in the order in which they were, so that a switch to and fro changes no byte. */
function changeFields(values: Json | undefined, from: Fields, to: Fields, before: Json | undefined): JsonRecord {
  const kept = Object.entries(asRecord(values)).filter(([name]) => has(to, name, from) || !has(from, name));
  const known = new Map(kept);
  const restored = Object.entries(asRecord(before)).flatMap(([name, value]): [string, Json][] => {
    if (!known.has(name)) return has(to, name) ? [[name, value]] : [];
    return [[name, known.get(name) ?? null]];
  });
  return { ...Object.fromEntries(restored), ...Object.fromEntries(kept) };
}

/** Whether fields have one of a name, of the type that it has among the others. */
function has(fields: Fields, name: string, others: Fields = fields): boolean {
  const find = (list: Fields) => list.find((field) => field.name === name)?.type;
  return find(fields) !== undefined && find(fields) === find(others);
}
