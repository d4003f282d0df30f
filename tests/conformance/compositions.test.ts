import { expect, test } from "vitest";
import { pageTypes } from "../../customtypes/index.ts";
import type { SliceDefinition } from "../../renderer/contracts/slice.ts";
import { components } from "../../slices/index.ts";

const definitions = new Map<string, SliceDefinition>(
  Object.values(components).map((definition) => [definition.type, definition]),
);
const composed = pageTypes.flatMap(({ compositions }) =>
  [...compositions].flatMap(([kind, { before, amid, after }]) =>
    [...before, ...(amid === undefined ? [] : [amid.type]), ...after].map((type) => [kind, type] as const),
  ),
);

test.each(composed)("C1: %s composes %s, a slice that may have empty fields and is in no group", (_kind, type) => {
  const raw = { id: "page", slice_type: type, variation: "default", primary: {} };
  const instance = definitions.get(type)?.parse(raw, () => {});
  expect(instance).toMatchObject({ type, group: undefined });
});

test("C1: no kind of page composes a slice twice", () => {
  const pairs = composed.map((pair) => pair.join(" "));
  expect(pairs).not.toEqual([]);
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) < index)).toEqual([]);
});
