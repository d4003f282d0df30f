import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { parseItems } from "./parse-items.ts";

const schema = v.object({ id: v.number(), size: v.nullish(v.number()) });
const list = (valid: number, ...faults: readonly unknown[]) => [
  ...Array.from({ length: valid }, (_, id) => ({ id })),
  ...faults,
];
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

test.each([
  ["no fault", list(20_000), 20_000, 0],
  ["ten thousand invalid items", list(1, ...many(10_000, {})), 1, 10_000],
  ["ten thousand invalid fields", list(1, ...many(10_000, { id: 1, size: "" })), 10_001, 10_000],
])("I3: a list with %s has its valid items", (_title, items, valid, dropped) => {
  const onDropped = vi.fn();
  expect(parseItems("/things", items, schema, onDropped)).toHaveLength(valid);
  expect(onDropped).toHaveBeenCalledTimes(dropped);
});

test.each([
  ["items", many(20_000, {})],
  ["fields", many(20_000, { id: 1, size: "" })],
])(
  "I10: a list that is invalid in more than ten thousand %s is malformed, and the rest is not parsed",
  (_title, items) => {
    const onDropped = vi.fn();
    expect(() => parseItems("/things", items, schema, onDropped)).toThrow(
      expect.objectContaining({ name: "ProviderError", kind: "malformed", path: "/things" }),
    );
    expect(onDropped).toHaveBeenCalledTimes(10_000);
  },
);

test("I10: an item that is invalid in more than ten thousand places is omitted in linear time", () => {
  const parts = v.object({ id: v.number(), parts: v.nullish(v.array(v.nullish(v.number())), []) });
  const onDropped = vi.fn();
  const items = [
    { id: 1, parts: many(100_000, "") },
    { id: 2, parts: many(9_000, "") },
  ];
  const started = performance.now();
  expect(parseItems("/things", items, parts, onDropped)).toEqual([{ id: 2, parts: [] }]);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(onDropped.mock.calls.map(([{ field }]) => field)).toEqual([undefined, ...many(9_000, "parts[]")]);
});
