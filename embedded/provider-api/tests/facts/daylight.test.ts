import { describe, expect, it } from "vitest";
import type { Product } from "../../source/catalog.ts";
import { toMinutes } from "../../time/clock.ts";
import { localTime } from "../../time/dates.ts";
import { sunTime } from "../../time/sun-time.ts";
import { toLabel, products, slotsOn, year } from "./all-products.ts";

interface Promise {
  /** Of a name or a highlight in English. */
  readonly words: RegExp;
  /** The condition for a start, in minutes since midnight. The sun's times are those of the day and the city. */
  readonly holds: (start: number, sun: { readonly rise: number; readonly set: number }) => boolean;
}

/** The words for an hour in a text, and its condition. */
const promises: Readonly<Record<string, Promise>> = {
  sunrise: { words: /sunrise|at dawn/i, holds: (start, { rise }) => start >= rise - 60 && start <= rise + 30 },
  sunset: { words: /sunset|golden hour/i, holds: (start, { set }) => start >= set - 120 && start <= set - 15 },
  dusk: { words: /at dusk/i, holds: (start, { set }) => start >= set - 45 && start <= set + 30 },
  dark: {
    words: /after dark|by night|lights are on|lit banks/i,
    holds: (start, { set }) => start >= set && start >= 18 * 60 && start <= 23 * 60,
  },
  breakfast: { words: /before breakfast|before the city gets loud/i, holds: (start) => start >= 300 && start <= 450 },
  morning: { words: /: Morning|morning light|first the market/i, holds: (start) => start >= 300 && start <= 690 },
  afternoon: { words: /only an afternoon/i, holds: (start) => start >= 12 * 60 && start <= 17 * 60 },
};

/** Every ninth day, so that all weekdays and months come. */
const days = year.filter((_date, index) => index % 9 === 0);

/** A combo names the hours of all its parts and starts with the first. */
const single = products.filter(({ show, parts }) => show === undefined && parts.length < 2);

function joinTexts({ name, highlights }: Product): string {
  return [name.en, ...highlights.en].join("\n");
}

function broken(product: Product, { holds }: Promise): readonly string[] {
  const clock = (event: "sunrise" | "sunset", date: string) =>
    toMinutes(localTime(product.city.timeZone, sunTime(event, date, product.city)).time);
  return days.flatMap((date) => {
    const sun = { rise: clock("sunrise", date), set: clock("sunset", date) };
    const wrong = slotsOn(product, date).filter(({ start }) => !holds(toMinutes(start), sun));
    return wrong.map(({ start }) => `${toLabel(product)} ${date} ${start}`);
  });
}

describe("products start at the hour their text names", () => {
  it.each(Object.entries(promises))("%s", (_name, promise) => {
    const named = single.filter((product) => promise.words.test(joinTexts(product)));
    expect(named.filter(({ openDated }) => !openDated).length).toBeGreaterThan(0);
    expect(named.flatMap((product) => broken(product, promise))).toEqual([]);
  });
});
