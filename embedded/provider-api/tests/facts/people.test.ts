import { describe, expect, it } from "vitest";
import type { Product } from "../../source/catalog.ts";
import { listVariants } from "../../time/timed-product.ts";
import { catalog, toLabel, products } from "./all-products.ts";

const joinTexts = ({ name, highlights, variants }: Product) =>
  [name.en, ...highlights.en, ...variants.map((variant) => variant.name.en)].join("\n");

const persons = ({ pax }: Product) => (pax.per === "PERSON" ? pax.persons : []);

/** The first and last year of age a price is for. */
const findAges = ({ type, ages }: ReturnType<typeof persons>[number]) => ages ?? catalog.paxTypes[type].ages;

const youngest = (product: Product) =>
  Math.min(...persons(product).flatMap((person) => findAges(person)?.slice(0, 1) ?? []));

const failing = (wrong: (product: Product) => boolean) => products.filter(wrong).map(toLabel);

const risky = /balloon|helicopter|kayak|climb on a rope|vespa|scooter|snorkel|by bike|guided hike/i;

describe("who may come", () => {
  it("nothing that floats, flies, climbs or rides is sold to small children", () => {
    expect(products.filter((product) => risky.test(product.name.en)).length).toBeGreaterThan(20);
    expect(failing((product) => risky.test(product.name.en) && youngest(product) < 8)).toEqual([]);
  });

  it("an age that a text names is the youngest one sold", () => {
    const named = products.filter((product) => /from eight years/.test(joinTexts(product)));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((product) => youngest(product) !== 8).map(toLabel)).toEqual([]);
  });

  it("minors enter free what says so, with a ticket alone", () => {
    const free = products.filter(
      ({ type, attractions, subCategory }) =>
        type === "ATTRACTION" && subCategory.id !== 1008 && attractions.some(({ freeUnder18 }) => freeUnder18),
    );
    const paid = (product: Product) =>
      persons(product).filter((person) => person.factor > 0 && (findAges(person)?.[0] ?? 0) < 18);
    expect(free.map(({ id }) => id)).toContain(50001);
    expect(free.filter((product) => paid(product).length > 0).map(toLabel)).toEqual([]);
  });

  it("a family ticket costs less than two adults and two children", () => {
    const dear = (product: Product) => {
      const findFactor = (code: string) => persons(product).find(({ type }) => type === code)?.factor;
      const [family, child = 0] = [findFactor("FAMILY"), findFactor("CHILD")];
      return family !== undefined && family >= 2 + 2 * child;
    };
    expect(failing(dear)).toEqual([]);
  });

  it("no adult is too old for a ticket", () => {
    const oldest = (product: Product) => Math.max(...persons(product).map((person) => findAges(person)?.[1] ?? 99));
    expect(failing((product) => product.pax.per === "PERSON" && oldest(product) < 99)).toEqual([]);
  });
});

const words: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, seven: 7, ten: 10, "twenty-five": 25 };
const toNumber = (word: string) => words[word.toLowerCase()] ?? Number(word);

/** Returns the most people of one booking at its first price. */
const findGroup = (product: Product) => {
  const first = listVariants(product)[0]?.seats;
  return product.pax.per === "GROUP" ? (first ?? product.pax.groups[0]?.size) : undefined;
};

describe("how many may come for one price", () => {
  it.each([
    ["vehicles", /up to (\d+|\w+) passengers/i],
    ["pairs", /(?:photo session|voucher) for (two)|(two) berths/i],
    ["groups", /first price is for up to (\w+)/i],
  ])("%s: as many as the text says", (_what, pattern) => {
    const named = products.flatMap((product) => {
      const [, one, other] = pattern.exec(joinTexts(product)) ?? [];
      const word = one ?? other;
      return word === undefined ? [] : [{ product, people: toNumber(word) }];
    });
    expect(named.length).toBeGreaterThan(0);
    expect(
      named.filter(({ product, people }) => findGroup(product) !== people).map(({ product }) => toLabel(product)),
    ).toEqual([]);
  });

  it("a vehicle that names its passengers takes so many", () => {
    const named = products.flatMap(listVariants).filter(({ name }) => /up to \d+ passengers/.test(name.en));
    expect(named.length).toBeGreaterThan(0);
    const seats = (text: string) => Number(/up to (\d+)/.exec(text)?.[1]);
    expect(named.filter((variant) => variant.seats !== seats(variant.name.en)).map(({ name }) => name.en)).toEqual([]);
  });

  it("W143: a name that says how many may come has its price for so many", () => {
    const named = products.flatMap((product) => {
      const people = /\bup to (\w+)/i.exec(product.name.en)?.[1];
      return people === undefined ? [] : [{ product, people: toNumber(people) }];
    });
    expect(
      named.filter(({ product, people }) => findGroup(product) !== people).map(({ product }) => toLabel(product)),
    ).toEqual([]);
  });
});
