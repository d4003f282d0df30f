import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  cities: group({ name: text(), caption: text(), image: image(), link: link() }),
});

export type CityCardsFields = v.InferOutput<typeof fields>;
