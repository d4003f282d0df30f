import { describe, expect, it } from "vitest";
import { catalog, toLabel, products } from "./all-products.ts";

const written = products.filter(({ id }) => id < 100_000);

describe("prices and ratings of products written by hand", () => {
  it("a combo's scratch price is no more than its parts cost, and its price is less", () => {
    const combos = written.filter(({ parts }) => parts.length > 0);
    const sum = (parts: readonly number[]) =>
      parts.reduce((total, part) => total + (catalog.products.get(part)?.price?.final ?? 0), 0);
    expect(combos.length).toBeGreaterThan(3);
    const dear = combos.filter(({ price, parts }) => {
      const { final = 0, original = final } = price ?? {};
      return original > sum(parts) || final >= sum(parts);
    });
    expect(dear.map(toLabel)).toEqual([]);
  });

  it("no two have the same table of stars", () => {
    const rated = written.filter(({ stars }) => stars.some((count) => count > 0));
    const tables = rated.map(({ stars }) => stars.join());
    expect(new Set(tables).size).toBe(tables.length);
  });
});
