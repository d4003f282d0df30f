import { describe, expect, it } from "vitest";
import type { Product } from "../../source/catalog.ts";
import { toLabel, products } from "./all-products.ts";

const joinTexts = ({ name, highlights }: Product) => [name.en, ...highlights.en].join("\n");
const shows = products.filter(({ show }) => show !== undefined);

const counts = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const toNumber = (word: string) => {
  const known =
    { an: 1, a: 1, forty: 40, ninety: 90, thirteen: 13 }[word.toLowerCase()] ?? counts.indexOf(word.toLowerCase());
  return known < 0 ? Number(word) : known;
};

describe("numbers in texts are those of the data", () => {
  it.each(["en", "de"] as const)("a show's running time, in %s", (language) => {
    const time = {
      en: /(?:(\d+) hours?)? ?(?:(\d+) minutes)? (?:with|without|in two)/,
      de: /(?:(\d+) Stunden?)? ?(?:(\d+) Minuten)? (?:mit|ohne|in zwei)/,
    }[language];
    const wrong = shows.filter(({ highlights, minutes }) => {
      const last = (highlights[language] ?? []).at(-1) ?? "";
      const [, hours = "0", rest = "0"] = time.exec(last.slice(last.search(/\d/))) ?? [];
      return Number(hours) * 60 + Number(rest) !== minutes?.[0];
    });
    expect(shows.length).toBeGreaterThan(30);
    expect(wrong.map(toLabel)).toEqual([]);
  });

  it("a show in one part says whether it has its one interval", () => {
    const wrong = shows.filter(({ highlights, show }) => {
      const last = highlights.en.at(-1) ?? "";
      return show?.parts === 1 && !last.includes(show.interval > 0 ? "with an interval" : "without an interval");
    });
    expect(wrong.map(toLabel)).toEqual([]);
  });

  it("a line that begins with a duration, or a name that has one, has that of the data", () => {
    const said = /^(an|one|two|three|four|forty|ninety) (hours?|minutes)\b(?! of free)|(\w+)-Hour Tour/im;
    const named = products.flatMap((product) => {
      if (product.show !== undefined) return [];
      const [, word, unit, ofName] = said.exec(joinTexts(product)) ?? [];
      const count = word ?? ofName;
      if (count === undefined || product.minutes === null || /^four hours on/im.test(joinTexts(product))) return [];
      return [{ product, minutes: toNumber(count) * (unit?.startsWith("minute") ? 1 : 60) }];
    });
    expect(named.length).toBeGreaterThan(40);
    const wrong = named.filter(({ product: { minutes }, minutes: text }) => {
      const [shortest = 0, longest = 0] = minutes ?? [];
      return text < shortest - 15 || text > longest + 15;
    });
    expect(wrong.map(({ product }) => toLabel(product))).toEqual([]);
  });

  it("hop-on hop-off: as many routes and stops as the network has, and as long a loop", () => {
    const wrong = products.filter((product) => {
      const [, routes, stops] = /(\w+) routes with (\w+) stops/.exec(joinTexts(product)) ?? [];
      const [, loop] = /loop of the red route takes about (\d+) minutes/.exec(joinTexts(product)) ?? [];
      if (routes === undefined || stops === undefined || product.network === undefined) return false;
      const all = product.network.routes;
      const count = new Set(all.flatMap((route) => route.stops.map(({ key }) => key))).size;
      return toNumber(routes) !== all.length || toNumber(stops) !== count || Number(loop) !== all[0]?.minutes;
    });
    expect(products.filter(({ network }) => network !== undefined)).not.toEqual([]);
    expect(wrong.map(toLabel)).toEqual([]);
  });

  it("hop-on hop-off: what the bus passes has a stop of that name", () => {
    const bus = products.filter((product) => /open top deck past/.test(joinTexts(product)));
    const stops = bus.flatMap(
      ({ network }) => network?.routes.flatMap((route) => route.stops.map(({ name }) => name.en)) ?? [],
    );
    expect(bus.length).toBeGreaterThan(0);
    expect(stops).toEqual(expect.arrayContaining(["Colosseum", "St Peter’s Square", "Baths of Caracalla"]));
  });

  it("a year or a number of days until which a ticket is valid is that of its validity", () => {
    const wrong = products.filter((product) => {
      const { validity } = product;
      const [, until] = /until (\d{4})/.exec(joinTexts(product)) ?? [];
      const [, days] = /valid for (\d+) days/i.exec(joinTexts(product)) ?? [];
      if (validity.type === "UNTIL_DATE") return until !== validity.date.slice(0, 4);
      return validity.type === "UNTIL_DAYS_FROM_PURCHASE" && days !== undefined && Number(days) !== validity.days;
    });
    expect(products.filter(({ validity }) => validity.type === "UNTIL_DATE")).not.toEqual([]);
    expect(wrong.map(toLabel)).toEqual([]);
  });

  it("a season that a text names is the season of its dates", () => {
    const months = /(January|February|March|April|May|June|July|August|September|October|November|December) to \w+/;
    expect(products.filter((product) => months.test(joinTexts(product))).map(toLabel)).toEqual([]);
  });

  it("a shuttle that leaves once an hour has 24 starts", () => {
    const hourly = products.filter((product) => /once an hour, day and night/.test(joinTexts(product)));
    expect(hourly.length).toBeGreaterThan(0);
    expect(new Set(hourly.map(({ schedule }) => schedule.seasons[0]?.usually.length))).toEqual(new Set([24]));
  });
});
