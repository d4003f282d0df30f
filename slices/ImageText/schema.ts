import * as v from "valibot";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { richText } from "../../content/fields/rich-text.ts";
import { title } from "../../content/fields/title.ts";

export const schema = v.object({
  title: title(),
  body: richText(),
  image: image(),
  link: link(),
});

export type ImageTextFields = v.InferOutput<typeof schema>;
