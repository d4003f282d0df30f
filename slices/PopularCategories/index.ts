import * as v from "valibot";
import { need } from "../../catalog/snapshot/needs.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { PopularCategories } from "./PopularCategories.tsx";

const schema = v.object({ title: title(), intro: text(), city: text() });

export type PopularCategoriesFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "popular_categories",
  variations: ["default"],
  schema,
  linksTo: ["category", "subCategory"],
  needs: (fields, facts) => {
    const city = chosenCity(fields, facts);
    return city === "" ? {} : need("categories", [{ city }]);
  },
  Component: PopularCategories,
});
