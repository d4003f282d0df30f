import * as v from "valibot";
import type { StoredModel } from "../store/model-store.ts";
import type { Fields, Models, SliceModel } from "./models.ts";
import { parseFields } from "./parse-field.ts";
import { record } from "./record.ts";

const customType = v.object({ json: v.optional(v.record(v.string(), record), {}) });

const slice = v.object({
  variations: v.array(
    v.object({
      id: v.string(),
      version: v.optional(v.string(), "initial"),
      primary: v.optional(record, {}),
      items: v.optional(record, {}),
    }),
  ),
});

/** Parses stored models and omits invalid ones. */
export function parseModels(customTypes: readonly StoredModel[], slices: readonly StoredModel[]): Models {
  return {
    types: new Map(customTypes.flatMap((model) => entry(model.id, parseCustomType(model)))),
    slices: new Map(slices.flatMap((model) => entry(model.id, parseSlice(model)))),
  };
}

/** Parses a custom type and joins the fields of its tabs. */
export function parseCustomType(json: unknown): Fields | undefined {
  const parsed = v.safeParse(customType, json);
  return parsed.success
    ? new Map(Object.values(parsed.output.json).flatMap((tab) => [...parseFields(tab)]))
    : undefined;
}

export function parseSlice(json: unknown): SliceModel | undefined {
  const parsed = v.safeParse(slice, json);
  if (!parsed.success) return undefined;
  return new Map(
    parsed.output.variations.map(({ id, version, primary, items }) => [
      id,
      { version, primary: parseFields(primary), items: parseFields(items) },
    ]),
  );
}

function entry<T>(id: string, model: T | undefined): readonly (readonly [string, T])[] {
  return model === undefined ? [] : [[id, model]];
}
