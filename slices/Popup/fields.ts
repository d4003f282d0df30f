import * as v from "valibot";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { richText } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({
  opener: text(),
  title: text(),
  body: richText(),
  image: image(),
  link: link(),
});

export type PopupFields = v.InferOutput<typeof fields>;
