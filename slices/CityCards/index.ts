import { defineSlice } from "../../renderer/define-slice.tsx";
import { CityCards } from "./CityCards.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "city_cards",
  variations: ["default"],
  schema,
  Component: CityCards,
});
