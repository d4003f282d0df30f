import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  city: text(),
  months: group({ month: number({ min: 1, max: 12, step: 1 }), text: text() }),
});

export type CityWeatherFields = v.InferOutput<typeof fields>;
