import * as v from "valibot";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { richText } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { Popup } from "./Popup.tsx";

const schema = v.object({
  opener: text(),
  title: text(),
  body: richText(),
  image: image(),
  link: link(),
});

export type PopupFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "popup",
  variations: ["default"],
  schema,
  Component: Popup,
});
