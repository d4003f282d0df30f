import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { distanceKm } from "../source/distance.ts";
import { loadCatalog } from "../source/load-catalog.ts";
import { startProvider } from "./start-provider.ts";
import { collectionsAnswer } from "./wire-schema/collection.ts";
import { tourGroup } from "./wire-schema/tour-group.ts";

const ask = await startProvider();
const { products } = loadCatalog(new URL("../data/", import.meta.url));
const all = products.entries.flatMap(({ id }) => products.get(id) ?? []);

async function sent(id: number, query = "") {
  return v.parse(tourGroup, (await ask(`/api/v6/tour-groups/${id}/?${query}`)).json());
}

describe("D1: what a product is made of and is about is sent with it", () => {
  const combos = all.filter(({ flow }) => flow === "COMBO");

  it.each(combos.map(({ id }) => [id] as const))("combo %i names its parts, all to be had in its city", async (id) => {
    const { comboParts, combo, city } = await sent(id);
    const parts = await Promise.all(comboParts.map((part) => sent(part.id)));
    expect([combo, parts.length]).toEqual([true, 2]);
    expect(comboParts.map(({ name }) => name)).toEqual(parts.map(({ name }) => name));
    expect(parts.map((part) => [part.city.code, part.listingPrice !== null])).toEqual([
      [city.code, true],
      [city.code, true],
    ]);
  });

  it("what is no combo has no parts", async () => {
    expect((await sent(50001)).comboParts).toEqual([]);
  });

  it("the places a product visits, the one it is sold for first, in the requested language", async () => {
    expect((await sent(50001, "language=DE")).pois.map(({ name }) => name)).toEqual(["Kolosseum", "Forum Romanum"]);
  });

  it.each([
    [50013, { code: "FCO", contentLanguage: "EN", name: "Rome Fiumicino Airport" }],
    [50001, null],
  ])("%i: airport %j", async (id, airport) => {
    expect((await sent(id)).airport).toEqual(airport);
  });

  it("D1, D4: films where there are some, with thumbnail, duration and day", async () => {
    const { media } = await sent(50041);
    expect(media.videos).toEqual([
      {
        url: "http://media.test/media/clips/eiffel-tower.mp4",
        thumbnailUrl: media.productImages[0]?.url,
        metadata: { videoDuration: "PT6S", uploadDate: "2026-11-22" },
      },
    ]);
    expect((await sent(50063)).media.videos).toEqual([]);
    const { collections } = v.parse(collectionsAnswer, (await ask("/api/v1/collection/?ids[]=1001")).json());
    expect(collections[0]?.videos).toHaveLength(1);
  });

  it("D1: signs of what is done for safety, where it is included", async () => {
    const { media } = await sent(50016, "language=DE");
    expect(media.safetyImages.map(({ altText }) => altText)).toEqual(["Ein passender Helm für alle"]);
    expect((await sent(50001)).media.safetyImages).toEqual([]);
  });

  it("every transfer has its airport", () => {
    const transfers = all.filter(({ type }) => type === "AIRPORT_TRANSFER");
    expect(transfers.filter(({ airport }) => airport === undefined)).toEqual([]);
  });
});

describe("hop-on hop-off: routes with stops", () => {
  const tickets = all.flatMap((product) =>
    product.network === undefined ? [] : [{ ...product, network: product.network }],
  );

  it("have color, hours, frequency and loop in milliseconds, and stops", async () => {
    const { hopOnHopOff } = await sent(50012, "language=DE");
    expect(hopOnHopOff?.routes.map(({ name }) => name)).toEqual(["Rote Linie", "Blaue Linie", "Grüne Linie"]);
    expect(hopOnHopOff?.routes[0]).toMatchObject({
      colour: "#b3372f",
      firstDeparture: "09:00:00",
      lastDeparture: "18:00:00",
      periods: [
        { from: "09:00:00", to: "11:00:00", frequency: 20 * 60_000 },
        { from: "11:00:00", to: "16:00:00", frequency: 15 * 60_000 },
        { from: "16:00:00", to: "18:00:00", frequency: 20 * 60_000 },
      ],
      loopDuration: 100 * 60_000,
    });
    expect(hopOnHopOff?.routes[0]?.stops[2]).toEqual({
      key: "colosseum",
      name: "Kolosseum",
      latitude: 41.8902,
      longitude: 12.4922,
      stepFree: true,
    });
  });

  it.each(tickets.map(({ id, ...ticket }) => [id, ticket] as const))(
    "of %i stop in its city, each route in a color of its own",
    (_id, { city, network: { routes, ...network } }) => {
      expect(network.city).toBe(city);
      const kilometers = routes.flatMap(({ stops }) => stops.map((stop) => distanceKm(city, stop)));
      expect(Math.max(...kilometers)).toBeLessThan(12);
      expect(new Set(routes.map(({ colour }) => colour)).size).toBe(routes.length);
    },
  );

  it("are sent with such tickets alone", async () => {
    expect((await sent(50001)).hopOnHopOff).toBeNull();
  });
});

describe("variants say what they are, what they include and what they cost", () => {
  it.each([
    [
      50012,
      ["Calendar days, counted from the first use: 1. Routes: Red route, Blue route", 25],
      [expect.stringContaining("first use: 2. Routes: Red route, Blue route, "), 37],
    ],
    [59006, [expect.stringContaining("saloon"), 62], [expect.stringContaining("compact"), 62]],
  ])("%i", async (id, first, second) => {
    const { variants } = await sent(id);
    expect(
      variants.slice(0, 2).map(({ description, listingPrice }) => [description, listingPrice?.finalPrice]),
    ).toEqual([first, second]);
  });

  it("what a variant adds is included in it and not excluded from it", async () => {
    const [plain, guided] = (await sent(50061)).variants;
    expect([plain?.inclusionsRichText, plain?.exclusionsRichText]).toEqual([
      "<ul><li>Entry ticket</li></ul>",
      "<ul><li>Licensed guide</li><li>Audio guide</li></ul>",
    ]);
    expect([guided?.inclusionsRichText, guided?.exclusionsRichText]).toEqual([
      "<ul><li>Entry ticket</li><li>Audio guide</li></ul>",
      "<ul><li>Licensed guide</li></ul>",
    ]);
  });

  it.each([undefined, "USD", "JPY"])(
    "the cheapest costs the listing price, none less (currency %s)",
    async (currency) => {
      const query = currency === undefined ? "" : `currency=${currency}&`;
      const ids = all.map(({ id }) => id);
      const pages = Array.from({ length: Math.ceil(ids.length / 100) }, (_, page) =>
        ids.slice(page * 100, page * 100 + 100),
      );
      const answers = await Promise.all(
        pages.map(async (page) => (await ask(`/api/v6/tour-groups/?${query}ids[]=${page.join(",")}`)).json()),
      );
      const priced = answers
        .flatMap((answer) => v.parse(v.object({ tourGroups: v.array(tourGroup) }), answer).tourGroups)
        .filter(({ listingPrice }) => listingPrice !== null);
      expect(priced.length).toBeGreaterThan(300);
      const lowest = priced.map(({ id, variants }) => [
        id,
        Math.min(...variants.map(({ listingPrice }) => listingPrice?.finalPrice ?? Infinity)),
      ]);
      expect(lowest).toEqual(priced.map(({ id, listingPrice }) => [id, listingPrice?.finalPrice]));
    },
  );
});
