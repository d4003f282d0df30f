import { expect, test } from "vitest";
import { pageTypes } from "../../customtypes/index.ts";
import type { SliceDefinition } from "../../renderer/contracts/slice.ts";
import { components } from "../../slices/index.ts";

const definitions = new Map<string, SliceDefinition>(
  Object.values(components).map((definition) => [definition.type, definition]),
);
const composed = pageTypes.flatMap(({ compositions }) =>
  [...compositions].flatMap(([kind, { before, after }]) => [...before, ...after].map((type) => [kind, type] as const)),
);

test.each(composed)("C1: %s composes %s, a slice that may have empty fields and is in no group", (_kind, type) => {
  const raw = { id: "page", slice_type: type, variation: "default", primary: {} };
  const instance = definitions.get(type)?.parse(raw, () => {});
  expect(instance).toMatchObject({ type, group: undefined });
});

test.each(pageTypes)("C1: no kind of $type composes a slice twice", ({ compositions }) => {
  for (const { before, after } of compositions.values()) {
    const types = [...before, ...after];
    expect(new Set(types).size).toBe(types.length);
  }
});
