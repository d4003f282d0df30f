import * as v from "valibot";
import { need, noNeeds } from "../../catalog/snapshot/needs.ts";
import { group } from "../../content/fields/group.ts";
import { number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { CityWeather } from "./CityWeather.tsx";

const schema = v.object({
  title: title(),
  intro: text(),
  city: text(),
  months: group({ month: number({ min: 1, max: 12, step: 1 }), text: text() }),
});

export type CityWeatherFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "city_weather",
  variations: ["default"],
  schema,
  needs: (fields, facts) => {
    const code = chosenCity(fields, facts);
    return code === "" ? noNeeds : need("cities", [{ code }]);
  },
  label: (fields) => fields.title,
  Component: CityWeather,
});
