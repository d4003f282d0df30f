import * as v from "valibot";
import { group, image, link, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  cities: group({ name: text(), caption: text(), image: image(), link: link() }),
});

export type CityCardsFields = v.InferOutput<typeof fields>;
