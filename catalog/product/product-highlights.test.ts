import { expect, test } from "vitest";
import { descriptors } from "./product.ts";
import { productHighlights } from "./product-highlights.ts";

test("J12: the first five by priority, whatever the order given", () => {
  expect(productHighlights(descriptors.toReversed())).toEqual([
    "FREE_CANCELLATION",
    "EXTENDED_VALIDITY",
    "INSTANT_CONFIRMATION",
    "MOBILE_TICKET",
    "DURATION",
  ]);
});

test("J12: then audio guide, guided tour, transfers, hotel pickup and meals", () => {
  const rest = ["MEALS_INCLUDED", "HOTEL_PICKUP", "TRANSFERS_INCLUDED", "GUIDED_TOUR", "AUDIO_GUIDE"] as const;
  expect(productHighlights(rest)).toEqual(rest.toReversed());
});

test("J12: what has no priority is no highlight", () => {
  expect(productHighlights(["SKIP_THE_LINE", "FLEXIBLE_DURATION"])).toEqual([]);
});
