import { defineSlice, need } from "../../renderer/index.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import { PopularCategories } from "./PopularCategories.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "popular_categories",
  variations: ["default"],
  fields,
  role: { linksTo: ["category", "subCategory"] },
  needs: (values, facts) => {
    const city = chosenCity(values, facts);
    return city === "" ? {} : need("categories", [{ city }]);
  },
  Component: PopularCategories,
});
