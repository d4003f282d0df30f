import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { tourGroup, tourGroupsAnswer } from "./wire-schema/tour-group.ts";

const ask = await startProvider();
const path = "/api/tours/v6/tour-groups";

const productData =
  "use-seatmap-prices=false&fetch-collection-svg=false&fetch-all-listing-prices=1&include-unavailable=true";

describe("H4: one tour group", () => {
  it.each(["", "?language=DE&currency=USD", `?${productData}`])(
    "is the body, as in the answer for several (%s)",
    async (query) => {
      const alone = v.parse(tourGroup, (await ask(`${path}/50002/${query}`)).json());
      const { json } = await ask(`${path}/?ids[]=50002&${query.replace("?", "")}`);
      expect(v.parse(tourGroupsAnswer, json()).tourGroups).toEqual([alone]);
    },
  );

  it.each(["", "?include-unavailable=true", "?include-unavailable=false"])(
    "E4: one that can't be booked has no listing price (%s)",
    async (query) => {
      expect(v.parse(tourGroup, (await ask(`${path}/50006/${query}`)).json()).listingPrice).toBeNull();
    },
  );

  it("404 when it has no text in the language and English is refused", async () => {
    expect((await ask(`${path}/50002/?language=SV&fallback-to-english=0`)).status).toBe(404);
  });
});

it("H3: useTest changes nothing: there is no test data beside the data", async () => {
  const [plain, test] = await Promise.all([ask(`${path}/?ids[]=50001`), ask(`${path}/?ids[]=50001&useTest=true`)]);
  expect(test.text).toBe(plain.text);
});
