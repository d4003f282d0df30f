import { expect, test } from "vitest";
import { type ListingChoice, listingLimit } from "./ranking.ts";

const nothing: ListingChoice = { limit: undefined, showPageLimit: undefined, filtered: false };

test.each<[Partial<ListingChoice>, boolean, number]>([
  [{}, false, 10],
  [{ filtered: true }, false, 50],
  [{ limit: 6 }, false, 6],
  [{ limit: 6, filtered: true }, false, 6],
  [{ showPageLimit: 4 }, false, 10],
  [{ showPageLimit: 4 }, true, 4],
  [{ limit: 6, showPageLimit: 4 }, true, 4],
  [{ limit: 6 }, true, 6],
  [{ showPageLimit: 4, filtered: true }, true, 4],
  [{ showPageLimit: 101 }, true, 100],
  [{ limit: 100 }, false, 100],
  [{ limit: 101 }, false, 100],
  [{ limit: 1 }, false, 1],
  [{ limit: 0 }, false, 10],
  [{ limit: -3, filtered: true }, false, 50],
  [{ limit: 2.5 }, false, 10],
  [{ limit: 6, showPageLimit: 0 }, true, 6],
])("J9, D7: %j, show page %s → %i", (choice, onShowPage, limit) => {
  expect(listingLimit({ ...nothing, ...choice }, onShowPage)).toBe(limit);
});
