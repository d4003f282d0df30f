import { defineSlice, need, noNeeds } from "../../renderer/index.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import { CityWeather } from "./CityWeather.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "city_weather",
  variations: ["default"],
  fields,
  needs: (values, facts) => {
    const code = chosenCity(values, facts);
    return code === "" ? noNeeds : need("cities", [{ code }]);
  },
  role: { label: ({ title }) => title },
  Component: CityWeather,
});
