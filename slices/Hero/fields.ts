import * as v from "valibot";
import { group, image, link, number, productIds, richText, select, text, title } from "../../content/fields/index.ts";
import { promiseIcons } from "../../ui/primitives/promise-icons.ts";

export const fields = v.object({
  eyebrow: text(),
  title: title(),
  intro: richText(),
  image: image(),
  cta: link(),
  /** Of the variation with posters. */
  product_ids: productIds(),
  /** Of the variation with opening hours: the id of a point of interest. */
  sight: number({ min: 1, step: 1 }),
  /** Of the variation with a gallery wall. */
  pictures: group({ image: image() }),
  chips: group({ icon: select(promiseIcons), text: text() }),
});

export type HeroFields = v.InferOutput<typeof fields>;
