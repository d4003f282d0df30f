import { defineSlice, need } from "../../renderer/index.ts";
import { listShownCities } from "./list-place-cities.ts";
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
      listShownCities(values, facts).flatMap(({ collection }) =>
        collection === undefined ? [] : [{ id: collection }],
      ),
    ),
  Component: CityCards,
});
