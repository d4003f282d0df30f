import path from "node:path";
import { readSeeds } from "../../../embedded/content-service/files/read-seeds.ts";
import { seedFolders } from "../../../embedded/content-service/seed-folders.ts";
import { readPhotos } from "../../../embedded/media/photos.ts";
import { asList, asRecord, asText, type JsonRecord } from "../../../studio/protocol/as-json.ts";
import type { Json } from "../../../studio/protocol/document.ts";
import type { FieldSpec } from "../../../studio/protocol/models/field-spec.ts";
import type { SliceSpec, TypeSpec } from "../../../studio/protocol/models/model-specs.ts";
import { parseSlice } from "../../../studio/protocol/models/parse-slice.ts";
import { parseType } from "../../../studio/protocol/models/parse-type.ts";
import { customTypeFolders, sliceFolders } from "../slice-folders.ts";

export const typeSpecs: readonly TypeSpec[] = customTypeFolders().map(({ model }) => parseType(model));
export const sliceSpecs: readonly SliceSpec[] = sliceFolders().map(({ model }) => parseSlice(model));

interface ShippedData {
  readonly type: string;
  readonly lang: string;
  readonly data: JsonRecord;
}

/** Reads every shipped document as the content service stores it. */
export function readShippedData(): readonly ShippedData[] {
  const { documents } = readSeeds(seedFolders({ models: path.join(import.meta.dirname, "../../..") }), readPhotos());
  return documents.map(({ type, lang, data }) => {
    const json: Json = JSON.parse(JSON.stringify(data));
    return { type, lang, data: asRecord(json) };
  });
}

/** A value of a document with the spec of its field. */
export interface FieldValue {
  readonly spec: FieldSpec;
  readonly value: Json | undefined;
}

/** Lists the values of a document's own fields and of its slices; those of groups are within theirs. */
export function listFields({ type, data }: ShippedData): readonly FieldValue[] {
  const spec = typeSpecs.find(({ id }) => id === type);
  const own = spec?.tabs.flatMap(({ fields }) => pair(fields, data)) ?? [];
  const slices = asList(data[spec?.zone?.field ?? ""]).map(asRecord);
  return [...own, ...slices.flatMap(listSliceFields)];
}

function listSliceFields(slice: JsonRecord): readonly FieldValue[] {
  const spec = sliceSpecs.find(({ id }) => id === slice["slice_type"]);
  const variation = spec?.variations.find(({ id }) => id === (asText(slice["variation"]) || "default"));
  const items = asList(slice["items"]).flatMap((item) => pair(variation?.items ?? [], asRecord(item)));
  return [...pair(variation?.primary ?? [], asRecord(slice["primary"])), ...items];
}

/** Lists fields and those of the items of groups, down to the innermost. */
export function withItems(fields: readonly FieldValue[]): readonly FieldValue[] {
  return fields.flatMap(({ spec, value }) => {
    if (spec.type !== "Group") return [{ spec, value }];
    return withItems(asList(value).flatMap((item) => pair(spec.fields, asRecord(item))));
  });
}

function pair(specs: readonly FieldSpec[], values: JsonRecord): readonly FieldValue[] {
  return specs.map((spec) => ({ spec, value: values[spec.name] }));
}
