import * as v from "valibot";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { richText, title } from "../../content/fields/rich-text.ts";

export const fields = v.object({
  title: title(),
  body: richText(),
  image: image(),
  link: link(),
});

export type ImageTextFields = v.InferOutput<typeof fields>;
