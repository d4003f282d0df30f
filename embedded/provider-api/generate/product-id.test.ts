import { expect, test } from "vitest";
import { firstMadeId } from "../source/translations.ts";
import { loadShared } from "../source/load-shared.ts";
import { loadTemplates } from "./template.ts";
import { createProductIds } from "./product-id.ts";
import { listSubjects } from "./subjects.ts";
import { listTurns } from "./turns.ts";

const folder = new URL("../data/", import.meta.url);
const turns = listTurns(loadTemplates(folder), listSubjects(loadShared(folder)), () => false);

test("a product's number depends on what it is made of, not on what is made before it", () => {
  const [first, other] = [createProductIds(), createProductIds()];
  const numbers = new Map(turns.map((turn) => [turn, first(turn, 1)]));
  expect(turns).not.toEqual([]);
  expect(turns.toReversed().map((turn) => other(turn, 1))).toEqual(turns.toReversed().map((turn) => numbers.get(turn)));
});

test("no number is given twice, however many editions there are", () => {
  const makeId = createProductIds();
  const ids = turns.flatMap((turn) => Array.from({ length: 30 }, (_, edition) => makeId(turn, edition + 1)));
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.min(...ids)).toBeGreaterThanOrEqual(firstMadeId);
});
