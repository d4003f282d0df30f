import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { tourGroupsAnswer } from "./wire-schema/tour-group.ts";

const ask = await startProvider({ now: () => Date.parse("2026-11-21T11:00:00Z") });

async function answerTo(query: string) {
  return v.parse(tourGroupsAnswer, (await ask(`/api/tours/v6/tour-groups/?${query}`)).json());
}

async function one(query: string) {
  const [product] = (await answerTo(query)).tourGroups;
  if (product === undefined) throw new Error(`no product for ${query}`);
  return product;
}

const fetchIds = async (query: string) => (await answerTo(query)).tourGroups.map(({ id }) => id);

describe("H3: ids", () => {
  it.each([
    ["ids[]=50003,50001", [50003, 50001]],
    ["ids[]=50003&ids[]=50001", [50003, 50001]],
    ["ids%5B%5D=50003%2C50001&ids[]=50041", [50003, 50001, 50041]],
    ["ids[]=50001,99999,50002", [50001, 50002]],
    ["ids[]=50001,50001", [50001]],
    ["ids[]=99999", []],
  ])("%s → %j", async (query, ids) => {
    expect(await fetchIds(query)).toEqual(ids);
  });

  it("names the cities and currencies of the products, each once", async () => {
    const { cities, currencies } = await answerTo("ids[]=50001,50002,50071");
    expect(cities.map(({ code }) => code)).toEqual(["ROME", "NEW_YORK"]);
    expect(currencies.map(({ code }) => code)).toEqual(["EUR", "USD"]);
  });
});

describe("language", () => {
  it.each([
    ["", "Colosseum Guided Tour with Roman Forum and Palatine Hill"],
    ["&language=EN", "Colosseum Guided Tour with Roman Forum and Palatine Hill"],
    ["&language=DE", "Führung durch Kolosseum, Forum Romanum und Palatin"],
    ["&language=de", "Führung durch Kolosseum, Forum Romanum und Palatin"],
    ["&language=AR", "جولة مع مرشد في الكولوسيوم والمنتدى الروماني وتلة البالاتين"],
    ["&language=SV", "Colosseum Guided Tour with Roman Forum and Palatine Hill"],
    ["&language=tw", "羅馬競技場導覽，含古羅馬廣場與帕拉提諾山"],
    ["&language=ZH_HANT", "羅馬競技場導覽，含古羅馬廣場與帕拉提諾山"],
  ])("%s → %s", async (language, name) => {
    expect((await one(`ids[]=50002${language}`)).name).toBe(name);
  });

  it.each([
    ["SV", []],
    ["tw", [50001, 50101]],
    ["cn", [50001, 50101]],
    ["DE", [50001, 50101]],
    ["EN", [50001, 50101]],
  ])("H3: fallback-to-english=0 drops what has no %s text", async (language, ids) => {
    expect(await fetchIds(`ids[]=50001,50101&language=${language}&fallback-to-english=0`)).toEqual(ids);
  });
});

describe("currency", () => {
  it.each([
    ["50001", "", "EUR", 24, 24],
    ["50071", "", "USD", 32, 32],
    ["50094", "", "JOD", 92.5, 92.5],
    ["50002", "&currency=USD", "USD", 59, 68],
    ["50002", "&currency=jpy", "JPY", 9070, 10_400],
    ["50002", "&currency=BHD", "BHD", 22, 26],
    ["50071", "&currency=EUR", "EUR", 29, 29],
  ])("%s%s → %s %d instead of %d", async (id, query, currencyCode, finalPrice, originalPrice) => {
    const { listingPrice, currency } = await one(`ids[]=${id}${query}`);
    expect(listingPrice).toMatchObject({ currencyCode, finalPrice, originalPrice });
    expect(currency.code).toBe(currencyCode);
  });

  it.each(["", "&currency=JPY", "&currency=KWD"])("the discount is the same in every currency (%s)", async (query) => {
    expect((await one(`ids[]=50002${query}`)).listingPrice).toMatchObject({ bestDiscount: 12, cashbackValue: 5 });
  });
});

describe("what a product says", () => {
  it("E4: a product that can't be booked has no listing price", async () => {
    expect((await one("ids[]=50006")).listingPrice).toBeNull();
  });

  it("D2: the first variant is the default one", async () => {
    const { allTags, variants, multiVariant } = await one("ids[]=50012");
    expect(allTags).toEqual(["DEFAULT_VARIANT_60012"]);
    expect(variants.map(({ id }) => id)).toEqual([60012, 70012, 80012]);
    expect(multiVariant).toBe(true);
  });

  it.each([
    ["50001", false, null],
    ["50002", true, 1440],
    ["50004", true, 4320],
    ["50015", true, 0],
  ])("A7: %s: the badge for free cancellation follows the policy", async (id, cancellable, cancellableUpTo) => {
    const { descriptors, cancellationPolicyV2 } = await one(`ids[]=${id}`);
    expect(cancellationPolicyV2).toEqual({ cancellable, cancellableUpTo });
    const badges = descriptors.map(({ code }) => code).filter((code) => code === "FREE_CANCELLATION");
    expect(badges).toEqual(cancellable ? ["FREE_CANCELLATION"] : []);
  });

  it.each([
    [
      "50001",
      "These tickets can’t be cancelled, but you can move them to another date up to 72 hours before the start.",
    ],
    ["50002&language=DE", "Kostenlose Stornierung bis 24 Stunden vor Beginn."],
    ["50015", "Free cancellation at any time before the start."],
    ["50014", "These tickets can’t be cancelled or moved to another date."],
  ])("E5: %s: %s", async (id, policy) => {
    expect((await one(`ids[]=${id}`)).cancellationPolicy).toBe(policy);
  });

  it("the average follows from the stars", async () => {
    expect(await one("ids[]=50014")).toMatchObject({ averageRating: 3.7, ratingCount: 832, reviewCount: 53 });
  });

  it("images carry the photograph's focal point and its text in the language asked", async () => {
    const { imageUrl, media } = await one("ids[]=50041&language=DE");
    expect(imageUrl).toBe("http://media.test/media/eiffel-tower.webp?fp-x=0.5&fp-y=0.55");
    expect(media.productImages[0]).toMatchObject({
      altText: "Der Eiffelturm vom Marsfeld aus, zwischen Reihen beschnittener Bäume an einem wolkenlosen Tag",
      isDrawing: false,
    });
  });

  it("what has no photograph has one drawing", async () => {
    const { imageUrl, media } = await one("ids[]=50101");
    expect(imageUrl).toMatch(/^http:\/\/media\.test\/media\/drawings\/(?:poster|scene)\.svg\?/);
    expect(media.productImages).toHaveLength(1);
    expect(media.productImages[0]).toMatchObject({ url: imageUrl, credit: "Tessera", width: 1600, isDrawing: true });
  });
});
