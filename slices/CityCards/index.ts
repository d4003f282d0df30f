import { defineSlice, need } from "../../renderer/index.ts";
import { citiesShown } from "./cities-of-place.ts";
import { CityCards } from "./CityCards.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "city_cards",
  variations: ["default"],
  fields,
  role: { linksTo: ["city"] },
  needs: (values, facts) =>
    need(
      "collections",
      citiesShown(values, facts).flatMap(({ collection }) => (collection === undefined ? [] : [{ id: collection }])),
    ),
  Component: CityCards,
});
