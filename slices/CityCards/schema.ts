import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/rich-text.ts";

export const schema = v.object({
  title: title(),
  intro: text(),
  cities: group({ name: text(), caption: text(), image: image(), link: link() }),
});

export type CityCardsFields = v.InferOutput<typeof schema>;
