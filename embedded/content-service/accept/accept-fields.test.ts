import fc from "fast-check";
import { expect, test } from "vitest";
import type { Fields } from "../models/models.ts";
import { parseFields } from "../models/parse-field.ts";
import type { Asset } from "../store/asset-store.ts";
import { acceptFields } from "./accept-fields.ts";

const inner = { type: "Group", config: { fields: { Text: { type: "Text" }, Link: { type: "Link" } } } };
const slice = { type: "Slice", "non-repeat": { Image: { type: "Image" } }, repeat: { Date: { type: "Date" } } };
const plain = [
  "StructuredText",
  "Text",
  "Color",
  "Number",
  "Range",
  "Boolean",
  "Date",
  "Timestamp",
  "Embed",
  "GeoPoint",
];

const fields: Fields = parseFields({
  ...Object.fromEntries([...plain, "IntegrationFields", "Table"].map((type) => [type, { type }])),
  Image: { type: "Image", config: { thumbnails: [{ name: "small" }] } },
  Link: { type: "Link" },
  Links: { type: "Link", config: { repeat: true } },
  Group: { type: "Group", config: { fields: { inner, Image: { type: "Image" } } } },
  Slices: {
    type: "Slices",
    config: { choices: { own: slice, hero: { type: "SharedSlice" }, Text: { type: "Text" } } },
  },
});

const variation = { version: "v1", primary: parseFields({ Text: { type: "Text" } }), items: new Map() };
const size = { size: 9, width: 64, height: 40, createdAt: 0, modifiedAt: 0 };
const texts = { filename: "a b.webp", alt: "A", notes: null, credits: "C", tags: [] };
const asset: Asset = { id: "asset", contentType: "image/webp", kind: "image", ...texts, ...size };

function accept(data: unknown) {
  const reported: string[] = [];
  const context = {
    slices: new Map([["hero", new Map([["default", variation]])]]),
    assets: new Map([[asset.id, asset]]),
    mediaOrigins: ["http://here"],
    itemKey: (blob: string) => (blob === '{"tour":1}' ? "tours--1" : undefined),
    report: (path: string) => void reported.push(path),
  };
  return { data: acceptFields(data, fields, "data", context), reported };
}

const stored = { id: "asset", url: "/media/asset/a%20b.webp", alt: "A", copyright: "C" };
const whole = { dimensions: { width: 64, height: 40 }, edit: { x: 0, y: 0, zoom: 1, background: "transparent" } };
const file = { kind: "image", name: "a b.webp", url: stored.url, size: "9", width: "64", height: "40" };

test.each<[string, unknown, unknown]>([
  ["Text", "a", "a"],
  ["Text", null, undefined],
  ["GeoPoint", {}, undefined],
  ["GeoPoint", { latitude: "48.85", longitude: "-2.35" }, { latitude: 48.85, longitude: -2.35 }],
  ["GeoPoint", "48.85, -2.35", { latitude: 48.85, longitude: -2.35 }],
  ["IntegrationFields", "tours--1", "tours--1"],
  ["IntegrationFields", { tour: 1 }, "tours--1"],
  ["IntegrationFields", { tour: 2 }, { "@blob": { tour: 2 } }],
  ["Image", {}, undefined],
  ["Image", { id: "asset" }, { ...stored, ...whole }],
  [
    "Image",
    { id: "asset", alt: null, small: { id: "asset" } },
    { ...stored, ...whole, alt: null, small: { ...stored, ...whole } },
  ],
  [
    "Image",
    { id: "asset", url: "http://here/media/asset/a%20b.webp?fp-x=1" },
    { ...stored, ...whole, url: `${stored.url}?fp-x=1` },
  ],
  ["Image", { id: "asset", url: "http://there/media/asset/a%20b.webp?fp-x=1" }, { ...stored, ...whole }],
  [
    "Image",
    { id: "x", url: "http://here/media/rome.webp", ...whole },
    { id: "x", url: "/media/rome.webp", alt: null, copyright: null, ...whole },
  ],
  ["Link", { link_type: "Any" }, undefined],
  ["Link", { link_type: "Document" }, undefined],
  ["Link", { link_type: "Any", text: "a", key: "k" }, { link_type: "Any", text: "a", key: "k" }],
  [
    "Link",
    { link_type: "Document", id: "Z", uid: "a", url: "/a", data: {}, key: "k" },
    { link_type: "Document", id: "Z", key: "k" },
  ],
  [
    "Link",
    { link_type: "Media", id: "asset", text: "a", key: "k" },
    { link_type: "Media", ...file, id: "asset", text: "a", key: "k" },
  ],
  ["StructuredText", [{ type: "paragraph", text: "a" }], [{ type: "paragraph", text: "a", spans: [] }]],
  ["Group", [{ inner: [{ Text: "a" }] }, {}], [{ inner: [{ Text: "a" }] }, {}]],
  [
    "Slices",
    [{ slice_type: "own", id: "own$1", items: [{}] }],
    [{ slice_type: "own", id: "own$1", slice_label: null, primary: {}, items: [{}] }],
  ],
  [
    "Slices",
    [{ slice_type: "Text", id: "1", value: "a" }],
    [{ slice_type: "Text", id: "1", slice_label: null, value: "a" }],
  ],
])("%s of %j is stored as %j", (field, sent, value) => {
  expect(accept({ [field]: sent })).toEqual({ data: value === undefined ? {} : { [field]: value }, reported: [] });
});

const id = fc.constantFrom("asset", "none");
const word = fc.constantFrom("", "a", "own", "hero", "default", "2026-01-02", "#a1b2c3", "paragraph", "em", "t--1");
const link = fc.record(
  { link_type: fc.constantFrom("Any", "Web", "Document", "Media"), id, url: word, text: word },
  { requiredKeys: ["link_type"] },
);
const image = fc.record({ id, alt: word, small: fc.record({ id }) }, { requiredKeys: [] });
const span = fc.record({ start: fc.nat(3), end: fc.nat(3), type: fc.constantFrom("em", "hyperlink"), data: link });
const block = fc.oneof(
  fc.record({ type: fc.constant("paragraph"), text: word, spans: fc.array(span) }),
  fc.record({ type: fc.constant("image"), id, linkTo: link }),
);
const { sliceOrAny, value } = fc.letrec<{ sliceOrAny: unknown; value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    link,
    image,
    block,
    tie("sliceOrAny"),
    fc.array(tie("value")),
    fc.dictionary(fc.constantFrom(...fields.keys(), "inner", "x"), tie("value")),
  ),
  sliceOrAny: fc.record(
    { slice_type: word, variation: word, primary: tie("value"), items: fc.array(tie("value")), value: tie("value") },
    { requiredKeys: ["slice_type"] },
  ),
}));
const anyData = fc.dictionary(
  fc.constantFrom(...fields.keys()),
  fc.oneof(value, fc.array(value), fc.array(sliceOrAny)),
);

test("whatever is sent, what is stored of it may be sent again and is stored the same", () => {
  fc.assert(
    fc.property(anyData, (sent) => {
      const first = accept(sent);
      expect(accept(JSON.parse(JSON.stringify(first.data)))).toEqual({
        data: JSON.parse(JSON.stringify(first.data)),
        reported: [],
      });
    }),
    { numRuns: 500 },
  );
});
