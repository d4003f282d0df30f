import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { collectionsAnswer } from "./wire-schema.ts";

const ask = await startProvider();

async function collections(query: string) {
  return v.parse(collectionsAnswer, (await ask(`/api/tours/v1/collection/?${query}`)).json()).collections;
}

describe("H12: collections", () => {
  it("come in the order asked, unknown ones missing", async () => {
    expect((await collections("ids[]=2001,9&ids[]=1001")).map(({ id }) => id)).toEqual([2001, 1001]);
  });

  it.each([
    ["", "Colosseum"],
    ["&language=DE", "Kolosseum"],
    ["&language=ar", "الكولوسيوم"],
    ["&language=NL", "Colosseum"],
  ])("%s → %s", async (language, name) => {
    expect((await collections(`ids[]=1001${language}`)).map(({ displayName }) => displayName)).toEqual([name]);
  });

  it("have no English instead of a language when that is refused", async () => {
    expect(await collections("ids[]=1001&language=FR&fallback-to-english=0")).toEqual([]);
  });

  it.each([
    ["1001", "", "EUR", 24],
    ["1001", "&currency=USD", "USD", 26.4],
    ["2004", "", "USD", 32],
    ["3001", "", "GBP", 22],
  ])(
    "D4: %s%s starts at the price of the cheapest product that can be booked: %s %d",
    async (id, query, currencyCode, finalPrice) => {
      const [collection] = await collections(`ids[]=${id}${query}`);
      expect(collection?.startingPrice?.listingPrice).toMatchObject({ currencyCode, finalPrice });
    },
  );

  it("D4: the rating is that of all ratings of its products together", async () => {
    const [petra] = await collections("ids[]=2006");
    expect(petra?.ratingsInfo).toEqual({ ratingsCount: 744, averageRating: 4.8 });
  });
});
