import * as v from "valibot";
import { contentLanguage, count, id } from "./values.ts";

const common = {
  id,
  contentLanguage,
  name: v.string(),
  displayName: v.string(),
  activeProductCount: count,
  urlSlugs: v.record(v.string(), v.string()),
};

export const categoriesAnswer = v.strictObject({
  categories: v.array(
    v.strictObject({
      ...common,
      rank: id,
      subCategories: v.array(v.strictObject({ ...common, categoryId: id })),
    }),
  ),
});
