import * as v from "valibot";
import { image, link, richText, text } from "../../content/fields/index.ts";

export const fields = v.object({
  opener: text(),
  title: text(),
  body: richText(),
  image: image(),
  link: link(),
});

export type PopupFields = v.InferOutput<typeof fields>;
