import * as v from "valibot";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { richText, title } from "../../content/fields/rich-text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { ImageText } from "./ImageText.tsx";

const schema = v.object({
  title: title(),
  body: richText(),
  image: image(),
  link: link(),
});

export type ImageTextFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "image_text",
  variations: ["default", "reversed"],
  schema,
  Component: ImageText,
});
