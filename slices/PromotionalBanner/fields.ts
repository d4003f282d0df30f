import * as v from "valibot";
import { date, image, link, number, richText, select, title } from "../../content/fields/index.ts";

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
