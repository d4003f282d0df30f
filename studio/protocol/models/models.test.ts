import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { createEmptyDocument, createEmptySlice, createEmptyValues } from "./create-empty.ts";
import { everyField } from "./every-field.fixture.ts";
import type { FieldSpec } from "./field-spec.ts";
import { parseFields } from "./parse-field.ts";
import { parseSlice } from "./parse-slice.ts";
import { parseType } from "./parse-type.ts";

const root = path.join(import.meta.dirname, "../../..");

/** Reads all models of a folder. */
function readModels(folder: string, file: string): readonly unknown[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }): unknown => JSON.parse(readFileSync(path.join(root, folder, name, file), "utf8")));
}

const types = readModels("customtypes", "index.json").map(parseType);
const slices = readModels("slices", "model.json").map(parseSlice);

const withGroups = (fields: readonly FieldSpec[]): readonly FieldSpec[] =>
  fields.flatMap((field) => [field, ...(field.type === "Group" ? withGroups(field.fields) : [])]);

const ofTypes = types.flatMap(({ tabs }) => tabs.flatMap(({ fields }) => fields));
const ofSlices = slices.flatMap(({ variations }) => variations.flatMap(({ primary, items }) => [...primary, ...items]));
const all = withGroups([...ofTypes, ...ofSlices]);

describe("the models of the repository", () => {
  it("W40: are parsed whole: no field is of an unknown type, and each has a label", () => {
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(({ type, label }) => type === "Legacy" || label === "")).toEqual([]);
  });

  it("W40: have one zone at most, of slices that exist", () => {
    const known = new Set(slices.map(({ id }) => id));
    const zones = types.flatMap(({ zone }) => zone ?? []);
    expect(zones).toHaveLength(12);
    expect(zones.flatMap((zone) => zone.slices.filter((id) => !known.has(id)))).toEqual([]);
  });

  it("W41: make slices and documents of defaults only", () => {
    for (const slice of slices) {
      for (const { id } of slice.variations) {
        expect(createEmptySlice(slice, id, `${slice.id}$1`)).toMatchObject({ slice_type: slice.id, items: [] });
      }
    }
    const identity = { id: "new", lang: "en-us", uid: "www.tessera.example.new", title: "New" };
    const documents = types.map((type) => createEmptyDocument(type, identity));
    const values = documents.flatMap(({ data }) => Object.values(data));
    expect(values.length).toBeGreaterThan(12);
    expect(values.filter((value) => typeof value !== "boolean" && typeof value !== "string")).toEqual(
      values.filter((value) => Array.isArray(value) && value.length === 0),
    );
  });
});

const fields = parseFields(everyField);
const findField = (name: string) => fields.find((field) => field.name === name);
const named = (name: string, label: string, placeholder = "") => ({ name, label, placeholder });

test.each<[string, object]>([
  ["text", { type: "Text", ...named("text", "Text", "Three words") }],
  ["single", { type: "StructuredText", isSingle: true, kinds: ["heading1", "em"], labels: [] }],
  ["rich", { isSingle: false, labels: ["note", "code"] }],
  [
    "image",
    { constraint: { width: 1200, height: 800 }, thumbnails: [{ name: "mobile", width: 400, height: undefined }] },
  ],
  ["link", { select: null, hasText: true, mayOpenTab: true, variants: ["Primary", "Secondary"], isRepeatable: false }],
  ["links", { isRepeatable: true }],
  ["page", { select: "document", targets: ["microsite", "venue_page"], hasText: false }],
  ["number", { type: "Number", ...named("number", "Number"), min: 1, max: 10, step: 0.5 }],
  ["switch", { default: true, texts: { true: "Shown", false: "Hidden" } }],
  ["select", { options: ["one", "2", "true"], default: "one" }],
  ["item", { type: "IntegrationFields", catalog: "shop--tours" }],
  ["range", { type: "Legacy", widget: "Range" }],
  ["single_group", { isRepeatable: false }],
])("W40: the model's field %s becomes %j", (name, spec) => {
  expect(findField(name)).toMatchObject(spec);
});

it.each([
  [{ type: "StructuredText" }, { kinds: ["paragraph"], isSingle: false }],
  [
    { type: "StructuredText", config: { single: null } },
    { kinds: ["paragraph"], isSingle: true },
  ],
  [{ type: "StructuredText", config: { multi: "em", labels: { "": [{ name: "old" }] } } }, { labels: ["old"] }],
  [{ type: "StructuredText", config: { multi: "em", labels: "one" } }, { labels: ["one"] }],
  [{ type: "Image", config: { constraint: { width: "800px", height: "auto" } } }, { constraint: { width: 800 } }],
  [
    { type: "Number", config: { min: "", max: "x" } },
    { min: undefined, max: undefined },
  ],
  [{ type: "Text", config: { label: null } }, { label: "field" }],
  [{ type: "Link", config: { select: "odd" } }, { select: null }],
  [7, { type: "Legacy" }],
])("W40: %j becomes %j", (model, spec) => {
  expect(parseFields({ field: model })).toMatchObject([spec]);
});

it("W41: fields that nobody edited have their defaults", () => {
  expect(createEmptyValues(fields)).toEqual({ switch: true, select: "one", single_group: [{}], group: [] });
});

it("W41: an unknown variation is refused", () => {
  const spec = parseSlice({ id: "hero", variations: [] });
  expect(() => createEmptySlice(spec, "default", "hero$1")).toThrow('The slice "hero" has no variation "default".');
});

it("W40: another file than a model is refused", () => {
  expect(() => parseType({ id: "x" })).toThrow(v.ValiError);
});
