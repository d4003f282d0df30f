import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { pageTypes, shell } from "../../customtypes/index.ts";
import { components } from "../../slices/index.ts";
import { modelFields, schemaFields } from "../support/field-types.ts";
import { customTypeFolders, sliceFolders } from "../support/slice-folders.ts";

const sliceModel = v.object({
  id: v.string(),
  variations: v.array(v.object({ primary: v.optional(v.record(v.string(), v.unknown()), {}) })),
});
const typeModel = v.object({ id: v.string(), json: v.record(v.string(), v.record(v.string(), v.unknown())) });

describe("every field of a model is read, with its type, options, default and range", () => {
  it.each(sliceFolders().map(({ name, model }) => [name, v.parse(sliceModel, model)] as const))(
    "slice %s",
    (_name, { id, variations }) => {
      const definition = Object.values(components).find(({ type }) => type === id);
      const read = schemaFields(definition?.fields ?? {});
      const inModel = new Set(variations.flatMap(({ primary }) => modelFields(primary)));
      expect(read, "index.ts reads (received) what model.json has (expected)").toEqual([...inModel].toSorted());
    },
  );

  const documentTypes = [...pageTypes, ...Object.values(shell)];
  const folders = customTypeFolders().filter(({ name }) => documentTypes.some(({ type }) => type === name));
  it.each(folders.map(({ name, model }) => [name, v.parse(typeModel, model)] as const))(
    "custom type %s",
    (_name, { id, json }) => {
      const { uid: _uid, slices: _slices, ...fields } = Object.assign({}, ...Object.values(json));
      const definition = documentTypes.find(({ type }) => type === id);
      expect(
        schemaFields(definition?.fields ?? {}),
        "the schema reads (received) what index.json has (expected)",
      ).toEqual(modelFields(fields));
    },
  );

  it("every slice can be chosen in some custom type", () => {
    const zones = JSON.stringify(customTypeFolders().map(({ model }) => model));
    const unoffered = Object.keys(components).filter((id) => !zones.includes(`"${id}":{"type":"SharedSlice"`));
    expect(unoffered).toEqual([]);
  });

  it("every custom type with slices is a page type", () => {
    const withSlices = customTypeFolders()
      .map(({ model }) => v.parse(typeModel, model))
      .filter(({ json }) => Object.values(json).some((tab) => "slices" in tab));
    expect(withSlices.map(({ id }) => id).toSorted()).toEqual(pageTypes.map(({ type }) => type).toSorted());
  });
});
