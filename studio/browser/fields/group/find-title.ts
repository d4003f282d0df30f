import { asList, asRecord, asText } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import type { FieldSpec } from "../../../protocol/models/field-spec.ts";

/** Types whose values are words of an editor. Any other one is a title only where an item has no words. */
const worded: ReadonlySet<FieldSpec["type"]> = new Set(["Text", "StructuredText", "Link"]);

/** Returns the first words of an item in the order of its fields, or else its first value. */
export function findTitle(item: Json, fields: readonly FieldSpec[]): string {
  const values = asRecord(item);
  const find = (specs: readonly FieldSpec[]) => specs.map((spec) => readText(values[spec.name], spec)).find(Boolean);
  return find(fields.filter(({ type }) => worded.has(type))) ?? find(fields) ?? "";
}

function readText(value: Json | undefined, spec: FieldSpec): string {
  switch (spec.type) {
    case "Text":
    case "Select":
    case "UID":
    case "Date":
      return asText(value).trim();
    case "Number":
      return typeof value === "number" ? String(value) : "";
    case "StructuredText":
      return findFirst(value, (block) => asText(asRecord(block)["text"]).trim());
    case "Link":
      return readLink(spec.isRepeatable ? asList(value)[0] : value);
    case "Image":
      return asText(asRecord(value)["alt"]);
    case "Group":
      return findFirst(value, (item) => findTitle(item, spec.fields));
    default:
      return "";
  }
}

function findFirst(value: Json | undefined, read: (item: Json) => string): string {
  return asList(value).map(read).find(Boolean) ?? "";
}

function readLink(value: Json | undefined): string {
  const { text, name, url } = asRecord(value);
  return asText(text) || asText(name) || asText(url);
}
