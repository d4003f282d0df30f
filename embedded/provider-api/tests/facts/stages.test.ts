import { describe, expect, it } from "vitest";
import type { Product } from "../../source/catalog.ts";
import { addDays } from "../../time/dates.ts";
import { bookableDates } from "../../time/bookable-dates.ts";
import { products, slotsOn } from "./all-products.ts";

/** Minutes between two audiences in one house. */
const change = 25;

interface Performance {
  readonly title: string;
  /** Minutes since 1970, by the clocks of the city. */
  readonly from: number;
  readonly to: number;
}

function performances(product: Product, now: number): readonly Performance[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const [minutes = 0] = product.minutes ?? [];
  return bookableDates(product, { from: today, to: addDays(today, 60) }, now).flatMap((date) =>
    slotsOn(product, date).map(({ start }) => {
      const from = Date.parse(`${date}T${start}Z`) / 60_000;
      return { title: product.show?.title ?? "", from, to: from + minutes };
    }),
  );
}

/** Pairs of performances that would need the stage at once. */
function clashes(all: readonly Performance[]): readonly string[] {
  const inOrder = all.toSorted((one, other) => one.from - other.from);
  return inOrder.flatMap((one, index) => {
    const next = inOrder[index + 1];
    if (next === undefined || next.from >= one.to + change) return [];
    return [`${new Date(next.from * 60_000).toISOString()}: ${next.title} while ${one.title}`];
  });
}

const shows = products.filter(({ show }) => show !== undefined);
const houses = [...new Set(shows.map(({ show }) => show?.theatre.key ?? ""))];

describe("one show at a time on every stage", () => {
  it.each(
    ["2026-11-22T12:00:00Z", "2027-02-20T12:00:00Z", "2027-07-05T12:00:00Z"].flatMap((now) =>
      houses.map((house) => [house, now] as const),
    ),
  )("D14: %s has no two performances at once in the 60 days from %s", (house, now) => {
    const playing = shows.filter(({ show }) => show?.theatre.key === house);
    expect(clashes(playing.flatMap((product) => performances(product, Date.parse(now))))).toEqual([]);
  });

  it("every house has a performance", () => {
    const silent = houses.filter((house) =>
      shows
        .filter(({ show }) => show?.theatre.key === house)
        .every((product) => performances(product, Date.parse("2026-11-22T12:00:00Z")).length === 0),
    );
    expect(silent).toEqual([]);
  });
});
