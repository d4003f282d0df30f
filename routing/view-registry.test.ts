import * as v from "valibot";
import { expect, test } from "vitest";
import { defineView, parameter, readView } from "./define-view.ts";
import { createViewRegistry, listOwnChoices, parseViewQuery, parseViewSegment } from "./view-registry.ts";
import { sorted, wholeNumber } from "./view-values.ts";

const deck = parameter(20, wholeNumber(1, 9));
const cabin = parameter(30, wholeNumber(1, 99), { needs: ["deck"], isOwnChoice: true });
const shipView = defineView(
  v.object({
    berths: parameter(40, v.pipe(v.string(), v.transform(sorted)), { isList: true, needs: ["cabin"] }),
    deck,
    cabin,
  }),
);
const lineView = defineView(
  v.object({ first: parameter(5, wholeNumber(1, 9)), last: parameter(6, wholeNumber(1, 9)) }),
  ({ first, last }) => ({ first, last: first !== undefined && last !== undefined && last < first ? first : last }),
);
const ferryView = defineView(
  v.object({
    cabin: v.pipe(cabin, v.metadata({ needs: ["ferry"] })),
    ferry: parameter(10, v.picklist(["day", "night"])),
  }),
);
const views = createViewRegistry([shipView, lineView, ferryView]);

test.each([
  ["cabin=2&deck=1", "deck=1&cabin=2"],
  ["deck=10&deck=1", "_"],
  ["deck=1&deck=1", "_"],
  ["deck=01", "_"],
  ["deck=1&ci=7", "deck=1"],
  ["cabin=2", "_"],
  ["cabin=2&ferry=night", "ferry=night&cabin=2"],
  ["berths=1&cabin=2", "_"],
  ["berths=2&berths=1&deck=1&cabin=2", "deck=1&cabin=2&berths=1,2"],
  ["first=4&last=2", "first=4&last=4"],
  ["x".repeat(5000), "_"],
])("B6: the query %s is the view %s", (query, segment) => {
  expect(parseViewQuery(views, query)).toBe(segment);
});

test("B6: only a canonical segment is read", () => {
  expect(parseViewSegment(views, "deck=1&cabin=2")).toEqual({ deck: 1, cabin: 2 });
  expect(parseViewSegment(views, "cabin=2&deck=1")).toBeUndefined();
});

test("B6: a part reads its own parameters with their types", () => {
  const deckNumber: number | undefined = readView(shipView, { deck: 3, ferry: "day" }).deck;
  expect(deckNumber).toBe(3);
  expect(readView(shipView, { deck: "other" })).toEqual({});
});

test("I10: what one traveller chooses is known", () => {
  expect(listOwnChoices(views)).toEqual(["cabin"]);
});

test("B6: a position is that of one parameter", () => {
  const other = defineView(v.object({ funnel: parameter(20, wholeNumber(1, 4)) }));
  expect(() => createViewRegistry([shipView, other])).toThrow("has the position of another query parameter");
});

test("B6: a parameter has one position", () => {
  const other = defineView(v.object({ deck: parameter(21, wholeNumber(1, 9)) }));
  expect(() => createViewRegistry([shipView, other])).toThrow('"deck" has two positions among query parameters');
});
