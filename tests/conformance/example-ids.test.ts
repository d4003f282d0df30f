import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findUnknownIds, namesIds } from "../support/example-ids.ts";
import { sliceMocks } from "../support/mock-slices.ts";
import { formatFieldName, type ModelField, sliceFields, typeFields } from "../support/model-fields.ts";
import { documentFiles } from "../support/test-files.ts";

const fields = [...sliceFields(), ...typeFields()].map((field) => [formatFieldName(field), field] as const);
const mocks = sliceMocks().map(({ type, variation, slice }) => [`${type} ${variation}`, slice] as const);
const isSaidToBeId = ({ config }: ModelField) => /\bids?\b/i.test(`${config.label} ${config.placeholder}`);

/** Returns a field with the first list of numbers in its placeholder: `product_ids="50001, 50002"`. */
function formatExample({ path, config }: ModelField): string {
  return `${path.at(-1)}="${/\d+(?:, \d+)*/.exec(config.placeholder)?.[0] ?? ""}"`;
}

it.each([
  ['[price tgid="1101"] and [price tgid="50002"]', ["tgid 1101"]],
  [String.raw`"text":"[collection id=\"9\"]"`, ["[collection id 9"]],
  ['"product_ids":"50001, 7, 50002, 8"', ["product_ids 7", "product_ids 8"]],
  ["?category=17&page=9", ["category 17"]],
  ["sight: 99999", ["sight 99999"]],
  ["from 9 to 12 travellers", []],
])("unknown ids in %s are %j", (text, unknown) => {
  expect(findUnknownIds(text)).toEqual(unknown);
});

describe("W40: an example that an editor copies shows something", () => {
  it.each(fields.filter(([, field]) => isSaidToBeId(field)))("%s is known to be an id", (_name, { path }) => {
    expect(namesIds(path.at(-1) ?? "")).toBe(true);
  });

  it.each(fields)("the placeholder of %s", (_name, field) => {
    expect(findUnknownIds(`${formatExample(field)} ${field.config.placeholder}`)).toEqual([]);
  });

  it.each(mocks)("the mock of %s", (_name, slice) => {
    expect(findUnknownIds(JSON.stringify(slice))).toEqual([]);
  });

  it.each(documentFiles())("%s", (file) => {
    expect(findUnknownIds(readFileSync(file, "utf8"))).toEqual([]);
  });
});
