import * as v from "valibot";
import { group, number, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  city: text(),
  months: group({ month: number({ min: 1, max: 12, step: 1 }), text: text() }),
});

export type CityWeatherFields = v.InferOutput<typeof fields>;
