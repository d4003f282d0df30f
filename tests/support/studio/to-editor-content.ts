import { randomUUID } from "node:crypto";
import { asList, asRecord, asText, type JsonRecord } from "../../../studio/protocol/as-json.ts";
import type { Json } from "../../../studio/protocol/document.ts";
import type { FieldSpec } from "../../../studio/protocol/models/field-spec.ts";
import type { SliceSpec, TypeSpec } from "../../../studio/protocol/models/model-specs.ts";
import { readVariation, type Slice } from "../../../studio/protocol/outline/slice.ts";
import { type Content, toLink, toRichText, toTable, toView, typed } from "./to-editor-value.ts";

const field = (type: string, value: string) => typed("FieldContent", { type, value });
const isEmpty = (value: Json | undefined) =>
  value === undefined || value === null || ['""', "{}"].includes(JSON.stringify(value));

/** Converts a document's data into that of Prismic's page builder, which `@prismicio/types-internal` describes. */
export function toEditorContent(data: JsonRecord, { tabs, zone }: TypeSpec, slices: readonly SliceSpec[]): Content {
  const fields = Object.fromEntries(
    listEntries(
      tabs.flatMap((tab) => tab.fields),
      data,
    ),
  );
  if (zone === undefined) return fields;
  const value = asList(data[zone.field]).map((slice) => toSlice(asSlice(slice), slices));
  return { ...fields, [zone.field]: typed("SliceContentType", { value }) };
}

function asSlice(value: Json): Slice {
  const record = asRecord(value);
  return { ...record, id: asText(record["id"]), slice_type: asText(record["slice_type"]) };
}

function toSlice(slice: Slice, specs: readonly SliceSpec[]): Content {
  const { id, slice_type: name, slice_label: label } = slice;
  const variations = specs.find((spec) => spec.id === name)?.variations ?? [];
  const variation = variations.find((each) => each.id === readVariation(slice));
  const widget = typed("SharedSliceContent", {
    variation: readVariation(slice),
    primary: Object.fromEntries(listEntries(variation?.primary ?? [], asRecord(slice["primary"] ?? null))),
    items: toItems(variation?.items ?? [], slice["items"]),
  });
  return { key: id, name, widget, ...(typeof label === "string" && { maybeLabel: label }) };
}

function listEntries(specs: readonly FieldSpec[], values: JsonRecord): readonly (readonly [string, Content])[] {
  return specs.flatMap((spec) => {
    const value = values[spec.name];
    const content = isEmpty(value) ? undefined : toContent(spec, value ?? null);
    return content === undefined ? [] : [[spec.name, content] as const];
  });
}

function toItems(specs: readonly FieldSpec[], value: Json | undefined): readonly Content[] {
  return asList(value).map((item) =>
    typed("GroupItemContent", { key: randomUUID(), value: listEntries(specs, asRecord(item)) }),
  );
}

function toContent(spec: FieldSpec, value: Json): Content | undefined {
  switch (spec.type) {
    case "StructuredText":
      return toRichText(value);
    case "Image":
      return typed("ImageContent", { ...toView(asRecord(value)), thumbnails: {} });
    case "Link":
      if (!spec.isRepeatable) return toLink(asRecord(value));
      return typed("RepeatableContent", { type: "Link", value: asList(value).map((link) => toLink(asRecord(link))) });
    case "Boolean":
      return typed("BooleanContent", { value });
    case "Embed":
      return typed("EmbedContent", { ...asRecord(value), all: value });
    case "GeoPoint": {
      const { latitude, longitude } = asRecord(value);
      return typed("GeoPointContent", { position: { lat: latitude, lng: longitude } });
    }
    case "Table":
      return toTable(asRecord(value));
    case "Group":
      return typed("GroupContentType", { value: toItems(spec.fields, value) });
    case "IntegrationFields":
      return typed("IntegrationFieldsContent", { value });
    case "UID":
    case "Legacy":
      return undefined;
    default:
      return field(spec.type, `${typeof value === "object" ? "" : value}`);
  }
}
