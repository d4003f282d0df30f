import type { Product } from "./source/catalog.ts";
import type { Phrases } from "./source/phrases.ts";
import type { Texts } from "./source/translations.ts";

interface Section {
  readonly id: number;
  readonly title: Texts;
  readonly products: readonly Product[];
}

/** No sub-category has these ids. */
const bestSellersId = 1;
const sellingOutFastId = 2;
const moreId = 3;

/**
 * Returns best sellers, each sub-category with two products or more, what sells out fast, and the rest. None is empty, and
 * every product is in one. If only the rest is left, each sub-category has its own.
 */
export function listSections(products: readonly Product[], titles: Phrases["sections"]): readonly Section[] {
  const labeled = (label: Product["labels"][number]) => products.filter(({ labels }) => labels.includes(label));
  const subCategories = bySubCategory(products);
  const all = [
    { id: bestSellersId, title: titles.bestSellers, products: labeled("BEST_SELLER") },
    ...subCategories.filter((section) => section.products.length > 1),
    { id: sellingOutFastId, title: titles.sellingOutFast, products: labeled("SELLING_OUT_FAST") },
  ];
  const found = all.filter((section) => section.products.length > 0);
  if (found.length === 0) return subCategories;
  const listed = new Set(found.flatMap((section) => section.products));
  const rest = products.filter((product) => !listed.has(product));
  return rest.length === 0 ? found : [...found, { id: moreId, title: titles.more, products: rest }];
}

/** In the order their first products come. */
function bySubCategory(products: readonly Product[]): readonly Section[] {
  const subCategories = [...new Set(products.map(({ subCategory }) => subCategory))];
  return subCategories.map((one) => ({
    id: one.id,
    title: one.name,
    products: products.filter(({ subCategory }) => subCategory === one),
  }));
}
