import * as v from "valibot";
import type { Convert } from "./convert.ts";

export const itemsSchema = v.array(v.object({ value: v.array(v.tuple([v.string(), v.unknown()])) }));
const groupSchema = v.object({ value: itemsSchema });

export function groupValue(content: unknown, convert: Convert): readonly unknown[] {
  return itemValues(v.parse(groupSchema, content).value, convert);
}

export function itemValues(items: v.InferOutput<typeof itemsSchema>, convert: Convert): readonly unknown[] {
  return items.map(({ value }) => Object.fromEntries(value.map(([name, inner]) => [name, convert(inner)])));
}
