import { expect, it } from "vitest";
import type { CategoryRankingQuery } from "../../catalog/ranking/ranking.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { readListedProducts } from "./read-listed-products.ts";

const photo = "https://images.tessera.example/colosseum.webp";

const tours = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => testProduct({ id: from + index, slug: `tour-${from + index}` }));

const sub = (id: number) => ({ id, name: { text: "" }, productCount: 1 });
const categories = [
  { ...sub(1), subCategories: [sub(1001)] },
  { ...sub(2), subCategories: [sub(2001), sub(2002)] },
];

/** A provider whose second category has more products than one call returns. */
const lists: Readonly<Record<string, readonly [first: number, count: number, total: number]>> = {
  "category/1": [1, 3, 3],
  "category/2": [101, 100, 130],
  "sub-category/2001": [101, 90, 90],
  "sub-category/2002": [191, 40, 40],
};

function read({ failing = "" } = {}) {
  const calls: string[] = [];
  const find = ({ kind, id, city }: CategoryRankingQuery) => {
    const name = `${kind}/${id}`;
    calls.push(name + city);
    if (name === failing) throw new Error("down");
    const [first, count, total] = lists[name] ?? [0, 0, 0];
    return { products: tours(count, first), total, city: undefined };
  };
  const provider = testProvider({ categories: () => categories, categoryRankings: find });
  return { calls, products: readListedProducts(provider) };
}

it("B7: lists the products of all categories, those of long ones by sub-category, each once", async () => {
  const { calls, products } = read();
  const found = await products;
  expect(calls).toEqual(["category/1", "category/2", "sub-category/2001", "sub-category/2002"]);
  expect(found).toHaveLength(133);
  expect(found[0]).toEqual({ id: 1, slug: "tour-1", languages: [], city: "ROME", images: [photo] });
});

it("throws when a list can't be read: no product counts as unlisted for that", async () => {
  await expect(read({ failing: "sub-category/2002" }).products).rejects.toThrow("down");
});
