import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { loadCatalog } from "../source/load-catalog.ts";
import { startProvider } from "./start-provider.ts";
import { variantsAnswer, variantsWithToursAnswer } from "./wire-schema/variant.ts";

const ask = await startProvider();
const { products } = loadCatalog(new URL("../data/", import.meta.url));
const path = "/api/v7/tour-groups/variants";

async function answer<Output>(schema: v.GenericSchema<unknown, Output>, query: string): Promise<Output> {
  return v.parse(schema, (await ask(`${path}?${query}`)).json());
}

describe("H18: variants", () => {
  it("by product, the default one first, unknown products left out", async () => {
    const { tourGroups } = await answer(variantsAnswer, "tour-group-ids=50012,99999,50001");
    expect(Object.entries(tourGroups).map(([id, { variants }]) => [id, variants.map((one) => one.id)])).toEqual([
      ["50001", [60001]],
      ["50012", [60012, 70012, 80012]],
    ]);
  });

  it("says nothing that changes by the minute: may be kept", async () => {
    const { headers } = await ask(`${path}?tour-group-ids=50012`);
    expect(headers.get("cache-control")).toBe("public, max-age=300");
  });

  it.each(["true", "1"])("populate-tours=%s adds who sells them", async (on) => {
    const { tourGroups } = await answer(variantsWithToursAnswer, `tour-group-ids=50012&populate-tours=${on}`);
    const tours = tourGroups["50012"]?.variants.flatMap((variant) => variant.tours.map(({ id }) => id));
    expect(tours).toEqual([600_121, 700_121, 800_121]);
  });

  it("names in the language asked", async () => {
    const [english, german] = [
      await answer(variantsAnswer, "tour-group-ids=50012"),
      await answer(variantsAnswer, "tour-group-ids=50012&language=DE"),
    ];
    expect(german.tourGroups["50012"]?.variants.at(0)?.name).not.toBe(
      english.tourGroups["50012"]?.variants.at(0)?.name,
    );
    expect(german.tourGroups["50012"]?.variants.at(0)?.inputFields.at(0)?.name).toBe("Vor- und Nachname");
  });

  it.each([
    ["Marta Rossi", true],
    ["  Ada   Lovelace King ", true],
    ["Marta", false],
    ["   ", false],
  ])("the name must have two words: %j → %s", async (name, fits) => {
    const { tourGroups } = await answer(variantsAnswer, "tour-group-ids=50001");
    const regex = tourGroups["50001"]?.variants.at(0)?.inputFields.at(0)?.validation.regex ?? "";
    expect(new RegExp(`^(?:${regex})$`, "u").test(name)).toBe(fits);
  });

  it("a show has the length of the show", async () => {
    const { tourGroups } = await answer(variantsAnswer, "tour-group-ids=50101");
    expect(tourGroups["50101"]?.variants.at(0)).toMatchObject({
      duration: 9_300_000,
      inventoryType: "FIXED_START_FIXED_DURATION",
      pax: { min: 1, max: 10 },
    });
  });

  it("H18: a private transfer has its six vehicles and asks for the flight", async () => {
    const variants = await fetchVariants(1019);
    expect(variants.flatMap(({ tags }) => tags).toSorted()).toEqual([
      "BUS",
      "HATCHBACK",
      "MINIVAN",
      "SEDAN",
      "SUV",
      "TRAIN",
    ]);
    expect(variants.at(0)?.inputFields.map(({ id }) => id)).toEqual(["NAME", "FLIGHT_NUMBER"]);
  });

  it("X22: a product that includes a suitcase each has no vehicle with room for fewer", () => {
    const transfers = products.entries
      .filter(({ subCategory }) => subCategory.id === 1019)
      .flatMap(({ id }) => products.get(id) ?? []);
    const each = transfers.filter(({ includes }) => includes.some(({ en }) => en.startsWith("One suitcase")));
    const small = each.flatMap(({ id, variants }) =>
      variants
        .filter(({ seats = 0, bags }) => bags !== undefined && bags < seats)
        .map(({ name }) => `${id}: ${name.en}`),
    );
    expect([transfers.length > 0, small]).toEqual([true, []]);
  });

  it("H18: hop-on hop-off tickets last as long as they say", async () => {
    const variants = await fetchVariants(3001);
    expect(variants.map(({ duration }) => duration)).toEqual([24, 48, 72].map((hours) => hours * 3_600_000));
  });
});

/** Of the first generated product of a sub-category. */
async function fetchVariants(subCategory: number) {
  const ids = products.entries.filter((entry) => entry.subCategory.id === subCategory).map(({ id }) => id);
  const id = ids.find((one) => one > 100_000);
  return (await answer(variantsAnswer, `tour-group-ids=${id}`)).tourGroups[String(id)]?.variants ?? [];
}
