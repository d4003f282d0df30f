import { expect, it } from "vitest";
import { listingQuery } from "./listing-view.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { defaultView, type View } from "../../routing/view.ts";
import { eveningNeeds } from "./evenings.ts";

const now = Date.parse("2026-11-28T12:00:00Z");
/** Of 60 shows, the first plays at noon alone. */
const shows = Array.from({ length: 60 }, (_, index) => {
  const lastStarts = { SATURDAY: index === 0 ? "12:30" : "19:30" };
  return testProduct({ id: index + 1, timeZone: "Europe/London", show: testShow({ lastStarts }) });
});

function listEveningCalls(view: Partial<View>) {
  const query = listingQuery({ ...defaultView, ...view }, { limit: undefined });
  return [...(eveningNeeds(shows, query, now).slots?.values() ?? [])].map(({ id }) => id);
}

it.each<[string, Partial<View>, number, number | undefined]>([
  ["none without days", {}, 0, undefined],
  ["none for a whole day", { when: "today" }, 0, undefined],
  ["10 for the first page of tonight, from the first show with an evening", { when: "tonight" }, 10, 2],
  ["those of the page", { when: "tonight", page: 6 }, 9, 52],
  ["24 for a longer page", { when: "tonight", limit: 72 }, 24, 2],
])("J9: a list of 60 shows reads evenings with one call each: %s", (_title, view, count, first) => {
  const calls = listEveningCalls(view);
  expect(calls).toHaveLength(count);
  expect(calls[0]).toBe(first);
});
