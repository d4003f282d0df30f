import { expect, test } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import { cardFacts } from "./card-facts.ts";
import type { Descriptor } from "./product.ts";

const common: readonly Descriptor[] = ["MOBILE_TICKET", "FREE_CANCELLATION"];

function list(...descriptors: (readonly Descriptor[])[]) {
  return descriptors.map((own, index) => testProduct({ id: index + 1, descriptors: own }));
}

test("J12: what at least 70 % of a list share is omitted", () => {
  const facts = cardFacts(list(common, common, [...common, "GUIDED_TOUR"], ["FREE_CANCELLATION", "MEALS_INCLUDED"]));
  expect(facts.get(1)).toEqual({ first: [], highlights: [] });
  expect(facts.get(3)?.first).toEqual(["GUIDED_TOUR"]);
  expect(facts.get(4)?.first).toEqual(["MEALS_INCLUDED"]);
});

test("J12: a short list shares nothing, and what is compared first is no highlight again", () => {
  const facts = cardFacts(list([...common, "DURATION", "GUIDED_TOUR"], common));
  expect(facts.get(1)).toEqual({
    first: ["GUIDED_TOUR"],
    highlights: ["FREE_CANCELLATION", "MOBILE_TICKET", "DURATION"],
  });
});

test("X2: the next free day follows the duration, where others of the list are free sooner", () => {
  const days = new Map([
    [1, "2026-11-23"],
    [2, "2026-11-23"],
    [3, "2026-11-23"],
  ]);
  const products = list(["GUIDED_TOUR"], ["GUIDED_TOUR"], [], ["MEALS_INCLUDED"]);
  expect([...cardFacts(products, days).values()].map(({ first }) => first)).toEqual([
    ["GUIDED_TOUR"],
    ["GUIDED_TOUR"],
    [],
    ["MEALS_INCLUDED"],
  ]);
  const facts = cardFacts(products, new Map([...days, [1, "2026-11-30"]]));
  expect(facts.get(1)).toMatchObject({ first: ["NEXT_DAY", "GUIDED_TOUR"], nextDay: "2026-11-30" });
  expect(facts.get(4)?.first).toEqual(["MEALS_INCLUDED"]);
});

test("J12: durations distinguish products where they differ", () => {
  const products = [60, 60, 90, 120].map((minutes, index) =>
    testProduct({ id: index + 1, descriptors: ["DURATION"], minDuration: minutes, maxDuration: minutes }),
  );
  const first = [...cardFacts(products).values()].map((facts) => facts.first);
  expect(first).toEqual([["DURATION"], ["DURATION"], ["DURATION"], ["DURATION"]]);
  const same = products.map((product) => ({ ...product, minDuration: 60, maxDuration: 60 }));
  expect([...cardFacts(same).values()].flatMap((facts) => facts.first)).toEqual([]);
});
