import * as v from "valibot";
import { group, image, link, productIds, richText, select, text, title } from "../../content/fields/index.ts";
import { promiseIcons } from "../../ui/primitives/promise-icons.ts";

export const fields = v.object({
  eyebrow: text(),
  title: title(),
  intro: richText(),
  image: image(),
  cta: link(),
  /** Of the variation with posters. */
  product_ids: productIds(),
  chips: group({ icon: select(promiseIcons), text: text() }),
});

export type HeroFields = v.InferOutput<typeof fields>;
