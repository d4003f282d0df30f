import { expect, it, vi } from "vitest";
import { createProductIndex, type ListedProduct } from "./create-product-index.ts";

const product = (id: number, slug = `tour-${id}`): ListedProduct => ({
  id,
  slug,
  languages: ["en"],
  city: "ROME",
  images: [],
});

/** An index of what the test puts into `state.products`; undefined is a provider that is down. */
function setUp() {
  const state: { products: readonly ListedProduct[] | undefined; now: number } = { products: [product(1)], now: 0 };
  const read = vi.fn(async () => {
    if (state.products === undefined) throw new Error("down");
    return state.products;
  });
  return { state, read, index: createProductIndex({ read, now: () => state.now }) };
}

it("I9: reads once for all who ask, and again after five minutes, behind the responses", async () => {
  const { state, read, index } = setUp();
  expect(index.current()).toBeUndefined();
  const [one, other] = await Promise.all([index.ready(), index.ready()]);
  expect([one.products, other.version]).toEqual([[product(1)], one.version]);
  state.products = [product(2)];
  state.now = 299_999;
  index.current();
  expect(read).toHaveBeenCalledOnce();
  state.now = 300_000;
  expect(index.current()).toBe(one);
  await vi.waitFor(() => expect(index.current()?.products).toEqual([product(1), product(2)]), 30_000);
  expect(index.current()?.version).not.toBe(one.version);
});

it("X28: a provider that is down takes no product away, and is asked again after ten seconds", async () => {
  const { state, read, index } = setUp();
  const before = await index.ready();
  state.products = undefined;
  state.now = 300_000;
  expect(index.current()).toBe(before);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), 30_000);
  state.now = 309_999;
  expect(index.current()).toBe(before);
  expect(read).toHaveBeenCalledTimes(2);
});

it("is not known while the provider has never answered", async () => {
  const { state, index } = setUp();
  state.products = undefined;
  await expect(index.ready()).rejects.toThrow("down");
});

it("B9: a page that finds other words corrects them, for products that are known", async () => {
  const { index } = setUp();
  const { version } = await index.ready();
  index.correct(product(1));
  index.correct(product(9));
  expect(index.current()?.version).toBe(version);
  index.correct(product(1, "renamed"));
  expect(index.current()?.products).toEqual([product(1, "renamed")]);
});

it("the city of a product, which decides its currency, is known without its page", async () => {
  const { index } = setUp();
  expect([await index.findProductCity(1), await index.findProductCity(9)]).toEqual(["ROME", ""]);
});
