import type { ReviewedProduct } from "./review-kind.ts";

const words = { en: "Words", de: "Wörter", ar: "كلمات" };

/** A ticket with 200 reviews; a test overrides what it is about. */
export function reviewedProduct(fields: Partial<ReviewedProduct> = {}): ReviewedProduct {
  return {
    id: 50_001,
    name: words,
    stars: [600, 200, 100, 60, 40],
    reviews: 200,
    show: undefined,
    flow: "NORMAL",
    city: { name: words },
    includes: [],
    subCategory: { id: 1007, name: words, category: { id: 1, name: words, subCategories: [] } },
    attractions: [],
    photos: [],
    variants: [],
    facts: { commentary: [], includesEntry: true },
    ...fields,
  };
}
