import type { Product, ProductLabel } from "../../catalog/product/product.ts";

/** Cards of a row, and badges among them: with more, none says anything. */
const cardsInRow = 4;
const badgesInRow = 2;

/** Returns the badges of products in the order of their cards. Of any four products at most two have one. */
export function chooseRowBadges(
  products: readonly Product[],
  findBadge: (product: Product) => ProductLabel | undefined,
): ReadonlyMap<number, ProductLabel> {
  const badges = new Map<number, ProductLabel>();
  products.forEach((product, index) => {
    const before = products.slice(Math.max(0, index - cardsInRow + 1), index);
    const badge = findBadge(product);
    if (badge !== undefined && before.filter(({ id }) => badges.has(id)).length < badgesInRow) {
      badges.set(product.id, badge);
    }
  });
  return badges;
}
