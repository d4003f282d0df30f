import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { createProductFacts } from "./product-facts.ts";

const market = { locale: locales.en, currency: "EUR" } as const;
const rating = { average: 4.61, ratingCount: 5743, reviewCount: 9 };
const image = {
  url: "https://images.example/arena.jpg",
  alt: { text: "Arena" },
  width: 1600,
  height: 1000,
  dominantColor: undefined,
  isDrawing: false,
};

function createReader() {
  const calls: string[] = [];
  const products = ({ id }: { readonly id: number }) =>
    testProduct({
      id,
      ...(id === 7 ? { rating, images: [image] } : { rating: undefined, images: [], price: undefined }),
    });
  const provider = testProvider({ products }, (name, keys) => calls.push(`${name} ${keys.join()}`));
  return { calls, read: createProductFacts(provider, { pictures: { origins: [] } }) };
}

it("P1: a suggested product has its picture, rating and price, each where it is known", async () => {
  const facts = await createReader().read([7, 8], market);
  expect(facts.get(7)).toEqual({
    picture: expect.stringMatching(/arena\.jpg\?w=160&/),
    rating: { text: "4.6 (5,743)", label: "Rated 4.6 out of 5 from 5,743 ratings" },
    price: expect.stringMatching(/^from \u2068€[\d.]+\u2069$/),
  });
  expect(facts.get(8)).toEqual({});
});

it("P1: one call reads those that were not read before, in each currency", async () => {
  const { read, calls } = createReader();
  await read([7], market);
  await read([7, 8], market);
  await read([7], market);
  await read([7], { ...market, currency: "USD" });
  expect(calls).toEqual(["products 7", "products 8", "products 7"]);
});
