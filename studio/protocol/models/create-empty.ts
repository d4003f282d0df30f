import type { EditedDocument, Json } from "../document.ts";
import type { FieldSpec } from "./field-spec.ts";
import type { Slice } from "../outline/slice.ts";
import type { SliceSpec, TypeSpec } from "./model-specs.ts";

type JsonRecord = Readonly<Record<string, Json>>;

/** Returns the values that fields have before anybody edits them: defaults of the model only, as in Prismic. */
export function createEmptyValues(fields: readonly FieldSpec[]): JsonRecord {
  return Object.fromEntries(
    fields.flatMap((spec) => {
      const value = findDefault(spec);
      return value === undefined ? [] : [[spec.name, value]];
    }),
  );
}

function findDefault(spec: FieldSpec): Json | undefined {
  if (spec.type === "Boolean" || spec.type === "Select") return spec.default;
  if (spec.type !== "Group") return undefined;
  return spec.isRepeatable ? [] : [createEmptyValues(spec.fields)];
}

/** Returns a slice without content. `id` is unique in the document: `hero$4c1d…`. Throws for an unknown variation. */
export function createEmptySlice(spec: SliceSpec, variation: string, id: string): Slice {
  const found = spec.variations.find((each) => each.id === variation);
  if (!found) throw new Error(`The slice "${spec.id}" has no variation "${variation}".`);
  return {
    id,
    slice_type: spec.id,
    slice_label: null,
    variation,
    primary: createEmptyValues(found.primary),
    items: [],
  };
}

/** The identity of a new document. */
type NewDocument = Pick<EditedDocument, "id" | "lang" | "uid" | "title">;

/** Returns a document without content, with an empty slice zone if its type has one. */
export function createEmptyDocument(spec: TypeSpec, identity: NewDocument): EditedDocument {
  const fields = spec.tabs.flatMap((tab) => tab.fields);
  const zone = spec.zone === undefined ? {} : { [spec.zone.field]: [] };
  return { ...identity, type: spec.id, tags: [], data: { ...createEmptyValues(fields), ...zone } };
}
