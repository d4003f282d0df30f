import type { Product, ProductLabel } from "../catalog/product/product.ts";

/** A row of cards has four at most, and two of them may have a badge: with more, none says anything. */
const cardsInRow = 4;
const badgesInRow = 2;

/** Returns the badges of products that are shown one after the other: at most two among any four of them, the first ones. */
export function badgesOfRow(
  products: readonly Product[],
  badgeOf: (product: Product) => ProductLabel | undefined,
): ReadonlyMap<number, ProductLabel> {
  const badges = new Map<number, ProductLabel>();
  products.forEach((product, index) => {
    const before = products.slice(Math.max(0, index - cardsInRow + 1), index);
    const badge = badgeOf(product);
    if (badge !== undefined && before.filter(({ id }) => badges.has(id)).length < badgesInRow) {
      badges.set(product.id, badge);
    }
  });
  return badges;
}
