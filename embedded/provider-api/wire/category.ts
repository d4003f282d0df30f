import type { City } from "../source/linked-places.ts";
import type { CategorySource } from "../source/geography.ts";
import type { Texts } from "../source/translations.ts";
import { inOneLanguage, type View } from "../view.ts";
import { urlSlugs, words } from "./texts.ts";

export interface CategoryContext {
  /** From 1. */
  readonly rank: number;
  /** By sub-category id. */
  readonly counts: ReadonlyMap<number, number>;
  /** Sub-categories with fewer products are omitted. */
  readonly minProducts: number;
  readonly city: City | undefined;
  readonly view: View;
}

export function wireCategory({ id, name, subCategories }: CategorySource, context: CategoryContext) {
  const { rank, counts, minProducts, city, view } = context;
  const countProducts = (subCategory: number) => counts.get(subCategory) ?? 0;
  return {
    ...named(id, name, view),
    activeProductCount: subCategories.reduce((sum, { id: subCategory }) => sum + countProducts(subCategory), 0),
    rank,
    urlSlugs: slugs(name, "ca", id, city),
    subCategories: subCategories
      .filter((one) => countProducts(one.id) >= minProducts)
      .map((one) => ({
        ...named(one.id, one.name, view),
        categoryId: id,
        activeProductCount: countProducts(one.id),
        urlSlugs: slugs(one.name, "sc", one.id, city),
      })),
  };
}

function named(id: number, name: Texts, view: View) {
  const { language, text } = inOneLanguage(view, [name]);
  return { id, contentLanguage: language, name: name.en, displayName: text(name) };
}

/** `/day-trips-rome-ca-6~101/` */
function slugs(name: Texts, kind: "ca" | "sc", id: number, city: City | undefined) {
  return urlSlugs(name, (slug) =>
    city === undefined ? `/${slug}-${kind}-${id}/` : `/${slug}-${words(city.name.en)}-${kind}-${id}~${city.id}/`,
  );
}
