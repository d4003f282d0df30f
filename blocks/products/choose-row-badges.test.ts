import { expect, test } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import { chooseRowBadges } from "./choose-row-badges.ts";

test("D22: at most two of any four cards in a row have a badge, the first ones", () => {
  const products = Array.from({ length: 8 }, (_, index) => testProduct({ id: index + 1 }));
  const badges = chooseRowBadges(products, ({ id }) => (id === 3 ? undefined : "BEST_SELLER"));
  expect([...badges.keys()]).toEqual([1, 2, 5, 6]);
});
