import { expect, test } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import { badgesOfRow } from "./badges-of-row.ts";

test("D22: at most two of any four cards in a row have a badge, the first ones", () => {
  const products = Array.from({ length: 8 }, (_, index) => testProduct({ id: index + 1 }));
  const badges = badgesOfRow(products, ({ id }) => (id === 3 ? undefined : "BEST_SELLER"));
  expect([...badges.keys()]).toEqual([1, 2, 5, 6]);
});
