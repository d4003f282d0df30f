import * as v from "valibot";
import { image, link, richText, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  body: richText(),
  image: image(),
  link: link(),
});

export type ImageTextFields = v.InferOutput<typeof fields>;
