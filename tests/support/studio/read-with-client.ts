import {
  asDate,
  asHTML,
  asImageSrc,
  asLink,
  asLinkAttrs,
  asText,
  isFilled,
  type LinkResolverFunction,
  type RichTextField,
} from "@prismicio/client";
import { asList, asRecord, type JsonRecord } from "../../../studio/protocol/as-json.ts";
import type { Json } from "../../../studio/protocol/document.ts";
import type { FieldSpec } from "../../../studio/protocol/models/field-spec.ts";
import type { SliceSpec, TypeSpec } from "../../../studio/protocol/models/model-specs.ts";

const linkResolver: LinkResolverFunction = ({ uid, type }) => `/${type}/${uid ?? ""}`;

/** Returns JSON as the client's types for generated models have it: here any model is read. */
const asField = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

/** Reads each field of a delivered document as a site with Prismic's client would. Throws where the client does. */
export function readWithClient(data: Json, { tabs, zone }: TypeSpec, slices: readonly SliceSpec[]): number {
  const values = asRecord(data);
  const own = readFields(
    tabs.flatMap((tab) => tab.fields),
    values,
  );
  return own + sum(asList(values[zone?.field ?? ""]).map((slice) => readSlice(asRecord(slice), slices)));
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

function readSlice({ slice_type: type, variation: chosen, primary, items }: JsonRecord, slices: readonly SliceSpec[]) {
  const variation = slices.find(({ id }) => id === type)?.variations.find(({ id }) => id === chosen);
  const repeated = asList(items).map((item) => readFields(variation?.items ?? [], asRecord(item)));
  return sum([readFields(variation?.primary ?? [], asRecord(primary)), ...repeated]);
}

const readFields = (specs: readonly FieldSpec[], values: JsonRecord) =>
  sum(specs.map((spec) => readField(spec, values[spec.name])));

/** Returns how many filled values there are. */
function readField(spec: FieldSpec, value: Json | undefined): number {
  const field = asField(value);
  switch (spec.type) {
    case "StructuredText":
      return readRichText(field);
    case "Link":
      return sum((spec.isRepeatable ? asList(value) : [value]).map(readLink));
    case "Image":
      return isFilled.image(field) ? asImageSrc(field, { w: 100 }).length : 0;
    case "Date":
    case "Timestamp":
      return asDate(field) === null ? 0 : 1;
    case "Table":
      return isFilled.table(field) ? sum(listCells(value).map(readRichText)) : 0;
    case "Group":
      return sum(asList(value).map((item) => readFields(spec.fields, asRecord(item))));
    case "Embed":
      return Number(isFilled.embed(field));
    case "GeoPoint":
      return Number(isFilled.geoPoint(field));
    default:
      return Number(isFilled.keyText(field) || isFilled.number(field));
  }
}

function listCells(table: Json | undefined) {
  const { head, body } = asRecord(table);
  const rows = [head, body].flatMap((part) => asList(asRecord(part)["rows"]));
  return rows.flatMap((row) => asList(asRecord(row)["cells"])).map((cell) => asField(asRecord(cell)["content"]));
}

function readRichText(value: RichTextField): number {
  if (!isFilled.richText(value)) return 0;
  const html = asHTML(value, { linkResolver });
  if (html.includes("undefined")) throw new Error(`The client writes an unknown value: ${html}`);
  return asText(value).length + html.length;
}

function readLink(value: Json | undefined): number {
  const link = asField(value);
  asLinkAttrs(link, { linkResolver });
  return isFilled.link(link) && asLink(link, { linkResolver }) !== null ? 1 : 0;
}
