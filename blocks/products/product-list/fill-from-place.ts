import { SourceText } from "../../../content/source-text.ts";
import type { PageFacts } from "../../../renderer/index.ts";
import type { ProductListFields } from "./product-list-fields.ts";

/** Whether an editor said what a list is of: a collection, a category, or single products. */
export function hasSource(fields: ProductListFields): boolean {
  const { collection, category, sub_category: subCategory, additional_sub_category_ids: more, ranking } = fields;
  return [collection, category, subCategory, more[0], ranking[0]].some((id) => id !== undefined);
}

/**
 * Returns the fields of a list, of the page's place where they name nothing. A city's list has everything to do there; a
 * category's has its products in the city.
 */
export function fillFromPlace<Fields extends ProductListFields>(
  fields: Fields,
  { place, subject }: Pick<PageFacts, "place" | "subject">,
): Fields {
  if (hasSource(fields)) return fields;
  const { category, subCategory } = subject;
  const collection = category === undefined && subCategory === undefined ? place.collection : undefined;
  const ofPlace = { collection, category, sub_category: subCategory };
  return { ...fields, ...ofPlace, city: new SourceText(subject.city ?? "") };
}
