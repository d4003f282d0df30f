import { randomUUID } from "node:crypto";
import { asList, asRecord, asText, type JsonRecord } from "../../../studio/protocol/as-json.ts";
import type { Json } from "../../../studio/protocol/document.ts";
import type { FieldSpec } from "../../../studio/protocol/models/field-spec.ts";
import type { SliceSpec, TypeSpec } from "../../../studio/protocol/models/model-specs.ts";
import { readVariation, type Slice } from "../../../studio/protocol/outline/slice.ts";

type Content = Readonly<Record<string, unknown>>;

const typed = (name: string, members: Content): Content => ({ __TYPE__: name, ...members });
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

function toRichText(value: Json): Content {
  return typed("StructuredTextContent", { value: asList(value).map((block) => toBlock(asRecord(block))) });
}

function toBlock({ type, text, spans, oembed, ...rest }: JsonRecord): Content {
  if (type === "image") return { type, data: toView(rest) };
  if (type === "embed") return { type, data: typed("EmbedContent", { ...asRecord(oembed), all: oembed }) };
  return { type, content: { text, spans: asList(spans).map((span) => toSpan(asRecord(span))) } };
}

function toSpan({ type, start, end, data }: JsonRecord): Content {
  if (type === "hyperlink") return { type, start, end, data: toTarget(asRecord(data)) };
  return { type, start, end, ...(type === "label" && { data: asRecord(data)["label"] }) };
}

function toView({ id, url, alt, copyright, dimensions, edit }: JsonRecord): Content {
  const { width, height } = asRecord(dimensions);
  const { x = 0, y = 0, zoom = 1, background = "transparent" } = asRecord(edit);
  const origin = { id, url: asText(url).split("?")[0], width, height };
  const texts = { ...(alt !== null && { alt }), ...(copyright !== null && { credits: copyright }) };
  return { origin, url, width, height, edit: { zoom, crop: { x, y }, background }, ...texts };
}

function toLink({ key, text, variant, ...link }: JsonRecord): Content {
  return typed("LinkContent", {
    key,
    value: { ...toTarget(link), ...(text !== undefined && { text }), ...(variant !== undefined && { variant }) },
  });
}

function toTarget({ link_type: kind, id, url, target, ...file }: JsonRecord): Content {
  if (kind === "Document") return typed("DocumentLink", { id });
  if (kind === "Media") return typed(file["kind"] === "image" ? "ImageLink" : "FileLink", { id, url, ...file });
  if (kind === "Web") return typed("ExternalLink", { url, ...(target !== undefined && { target }) });
  return typed("AnyLink", {});
}

function toTable({ head, body }: JsonRecord): Content {
  const rows = (part: Json | undefined, type: string) =>
    asList(asRecord(part)["rows"]).map((row) => ({
      key: asRecord(row)["key"] ?? randomUUID(),
      type: "tableRow",
      content: asList(asRecord(row)["cells"]).map((cell) => {
        const { key = randomUUID(), content = [] } = asRecord(cell);
        return { key, type, content: toRichText(content) };
      }),
    }));
  return typed("TableContent", { content: [...rows(head, "tableHeader"), ...rows(body, "tableCell")] });
}
