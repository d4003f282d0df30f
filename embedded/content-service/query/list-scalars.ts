import { isRecord } from "@tessera/runtime/is-record.ts";
import { toGeopoint } from "./geopoint.ts";
import type { Scalar } from "./predicate.ts";
import { textsIn } from "./words.ts";

/**
 * Returns the comparable values of a field: a link's document id, the text of each block, a picture's address,
 * `latitude,longitude`. A group or slice zone with items is `true`; an empty field has no values. Data of an integration
 * field that no catalog has is `true` too.
 */
export function listScalars(value: unknown): readonly Scalar[] {
  if (isGroup(value)) return [true];
  const scalars = Array.isArray(value) ? value.flatMap(listItemScalars) : listItemScalars(value);
  return scalars.filter((scalar) => scalar !== "");
}

/** True for a list of group items or slices, false for rich text and repeatable links. */
export function isGroup(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.some((item) => isRecord(item) && !isLink(item) && !isBlock(item));
}

function listItemScalars(value: unknown): readonly Scalar[] {
  if (isRecord(value)) return listRecordScalars(value);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [value] : [];
}

function listRecordScalars(value: Readonly<Record<string, unknown>>): readonly Scalar[] {
  if (isLink(value)) return listItemScalars(value["link_type"] === "Document" ? value["id"] : value["url"]);
  if (isRecord(value["oembed"])) return listRecordScalars(value["oembed"]);
  if (value["@blob"] !== undefined) return [true];
  const point = toGeopoint(value);
  if (point) return [`${point.latitude},${point.longitude}`];
  if (isRecord(value["body"])) return textsIn(value["body"]);
  return [value["text"], value["url"], value["embed_url"]].flatMap(listTexts).slice(0, 1);
}

function listTexts(value: unknown): readonly string[] {
  return typeof value === "string" ? [value] : [];
}

function isLink(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value["link_type"] === "string";
}

const blocks = /^(?:heading[1-6]|paragraph|preformatted|(?:o-)?list-item|image|embed)$/;

function isBlock({ type }: Readonly<Record<string, unknown>>): boolean {
  return typeof type === "string" && blocks.test(type);
}
