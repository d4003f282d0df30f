import * as v from "valibot";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { date, number, select } from "../../content/fields/plain.ts";
import { richText, title } from "../../content/fields/rich-text.ts";

export const fields = v.object({
  source: select(["this slice", "the provider"]),
  title: title(),
  body: richText(),
  image: image(),
  product: number({ min: 1, step: 1 }),
  link: link(),
  ends_on: date(),
});

export type PromotionalBannerFields = v.InferOutput<typeof fields>;
