import * as fc from "fast-check";
import type { Json } from "../../../studio/protocol/document.ts";
import type { FieldSpec, ImageSpec, LinkSpec, NumberSpec } from "../../../studio/protocol/models/field-spec.ts";
import { richTexts, tables, text, url } from "./rich-text-values.ts";

/** A picture of the project, and documents that links may lead to, by their types. */
export interface Targets {
  readonly picture: Json;
  readonly documents: readonly { readonly id: string; readonly type: string }[];
}

const constant = (...values: readonly Json[]) => fc.constantFrom(...values);

/** Returns values that the form of a field may pass on; null is that of a field that was emptied. */
export function fieldValues(spec: FieldSpec, targets: Targets): fc.Arbitrary<Json> {
  switch (spec.type) {
    case "Text":
      return text;
    case "StructuredText":
      return richTexts(spec);
    case "Image":
      return pictures(spec, targets);
    case "Link":
      return spec.isRepeatable ? fc.array(links(spec, targets), { maxLength: 3 }) : links(spec, targets);
    case "Number":
      return numbers(spec);
    case "Boolean":
      return fc.boolean();
    case "Select":
      return constant(null, ...spec.options);
    case "Date":
      return constant(null, "2026-02-28", "2032-02-29");
    case "Timestamp":
      return constant(null, "2026-02-28T10:00:00+0000");
    case "Color":
      return constant(null, "#aabbcc");
    case "Embed":
      return constant(null, { embed_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" });
    case "GeoPoint":
      return constant(null, { latitude: 41.9, longitude: 12.5 });
    case "Table":
      return tables;
    case "Group":
      return fc.array(
        groupItems(spec.fields, targets),
        spec.isRepeatable ? { maxLength: 3 } : { minLength: 1, maxLength: 1 },
      );
    default:
      return fc.constant(null);
  }
}

function groupItems(fields: readonly FieldSpec[], targets: Targets): fc.Arbitrary<Json> {
  return fc
    .record(Object.fromEntries(fields.map((spec) => [spec.name, fieldValues(spec, targets)])), { requiredKeys: [] })
    .map((values): Json => JSON.parse(JSON.stringify(values)));
}

function pictures({ constraint, thumbnails }: ImageSpec, { picture }: Targets): fc.Arbitrary<Json> {
  const isFree = constraint.width === undefined && constraint.height === undefined && thumbnails.length === 0;
  return isFree ? constant(null, picture) : fc.constant(null);
}

function links({ select, targets: types, hasText, variants }: LinkSpec, { documents }: Targets): fc.Arbitrary<Json> {
  const fitting = documents.filter(({ type }) => types.length === 0 || types.includes(type));
  const document = fitting.map(({ id }): Json => ({ link_type: "Document", id }));
  const shared = fc.record({ text, variant: fc.constantFrom(...variants, "") }).map(({ text: written, variant }) => ({
    ...(hasText && written.trim() !== "" && { text: written }),
    ...(variant !== "" && { variant }),
  }));
  const web = url.map((address): Json => ({ link_type: "Web", url: address }));
  const own = fc.oneof(
    ...(select === "document" || select === "media" ? [] : [web]),
    constant(null, ...(select === "web" || select === "media" ? [] : document)),
  );
  return fc.tuple(own, shared).map(([link, rest]) => (link === null ? null : { ...Object(link), ...rest }));
}

function numbers({ min = 0, max = min + 100, step }: NumberSpec): fc.Arbitrary<Json> {
  const steps = step === undefined || step === 0 ? 1 : step;
  const most = Math.floor((max - min) / steps);
  return fc.option(
    fc.nat(Math.max(0, most)).map((count) => min + count * steps),
    { nil: null },
  );
}
