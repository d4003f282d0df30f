import { expect, test } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import { productCard } from "./product-card.ts";

const product = testProduct({ id: 7, name: "Catacombs tour" });

test("D3: a product that can be booked, reduced, in the provider's words", () => {
  expect(productCard(product)).toEqual({
    tgid: 7,
    available: true,
    price: { minor: 2400, currency: "EUR" },
    scratchPrice: { minor: 3000, currency: "EUR" },
    currency: "EUR",
    title: { text: "Catacombs tour" },
    productTitle: { text: "Catacombs tour" },
    images: product.images,
    ctaBooster: "",
  });
});

test("D3: without a listing price it is not available and has no prices", () => {
  expect(productCard({ ...product, price: undefined })).toMatchObject({
    available: false,
    price: undefined,
    scratchPrice: undefined,
    currency: undefined,
  });
});

test("D3: a price that is not reduced has no scratch price", () => {
  const money = { minor: 2400, currency: "EUR" } as const;
  const price = { final: money, original: money, cashbackPercent: 0 };
  expect(productCard({ ...product, price }).scratchPrice).toBeUndefined();
});

test("D3: the editor's words stand in for the card's, not for the product's", () => {
  expect(productCard(product, { title: "Under Paris", ctaBooster: "Only today" })).toMatchObject({
    title: { text: "Under Paris" },
    productTitle: { text: "Catacombs tour" },
    ctaBooster: "Only today",
  });
});
