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

test("J12: durations distinguish products where they differ", () => {
  const products = [60, 60, 90, 120].map((minutes, index) =>
    testProduct({ id: index + 1, descriptors: ["DURATION"], minDuration: minutes, maxDuration: minutes }),
  );
  const first = [...cardFacts(products).values()].map((facts) => facts.first);
  expect(first).toEqual([["DURATION"], ["DURATION"], ["DURATION"], ["DURATION"]]);
  const same = products.map((product) => ({ ...product, minDuration: 60, maxDuration: 60 }));
  expect([...cardFacts(same).values()].flatMap((facts) => facts.first)).toEqual([]);
});
