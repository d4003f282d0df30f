import * as v from "valibot";
import { isRecord } from "@tessera/runtime/is-record.ts";
import { record } from "../models/record.ts";

/** Converts content of any kind into values of the API. */
export type Convert = (value: unknown) => unknown;

const itemsSchema = v.array(v.object({ value: v.array(v.tuple([v.string(), v.unknown()])) }));
const groupSchema = v.object({ value: itemsSchema });

export function groupValue(content: unknown, convert: Convert): readonly unknown[] {
  return itemValues(v.parse(groupSchema, content).value, convert);
}

function itemValues(items: v.InferOutput<typeof itemsSchema>, convert: Convert): readonly unknown[] {
  return items.map(({ value }) => Object.fromEntries(value.map(([name, inner]) => [name, convert(inner)])));
}

const zoneSchema = v.object({
  value: v.array(
    v.object({ key: v.string(), name: v.string(), maybeLabel: v.nullish(v.string(), null), widget: record }),
  ),
});

/** Converts the slices of a zone and omits empty ones. Invalid keys are dropped; reading creates an id. */
export function slicesValue(content: unknown, convert: Convert): readonly unknown[] {
  const slices = v.parse(zoneSchema, content).value.filter(({ widget }) => widget["__TYPE__"] !== "EmptyContent");
  return slices.map(({ key, name, maybeLabel, widget }) => {
    const inner = convert(widget);
    const isSlice = ["SharedSliceContent", "CompositeSliceContent"].includes(String(widget["__TYPE__"]));
    return {
      ...(isSlice && isRecord(inner) ? inner : { value: inner }),
      ...(key.startsWith(`${name}$`) ? { id: key } : {}),
      slice_type: name,
      slice_label: maybeLabel,
    };
  });
}

const sharedSchema = v.object({
  __TYPE__: v.literal("SharedSliceContent"),
  variation: v.string(),
  primary: record,
  items: v.optional(itemsSchema, []),
});

const compositeSchema = v.object({
  __TYPE__: v.literal("CompositeSliceContent"),
  nonRepeat: record,
  repeat: itemsSchema,
});

const handWritten = v.partial(
  v.object({ id: v.string(), slice_type: v.string(), slice_label: v.nullable(v.string()) }),
);

const sliceSchema = v.variant("__TYPE__", [sharedSchema, compositeSchema]);

/** Converts a slice; a mock may specify `slice_type`, `slice_label` and `id`. */
export function sliceValue(content: Readonly<Record<string, unknown>>, convert: Convert): unknown {
  const slice = v.parse(sliceSchema, content);
  const overrides = v.parse(handWritten, content);
  if (slice.__TYPE__ === "CompositeSliceContent") {
    return { ...overrides, primary: convert(slice.nonRepeat), items: itemValues(slice.repeat, convert) };
  }
  const { variation, primary, items } = slice;
  return { ...overrides, variation, primary: convert(primary), items: itemValues(items, convert) };
}
