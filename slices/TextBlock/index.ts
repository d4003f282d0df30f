import * as v from "valibot";
import { richText, title } from "../../content/fields/rich-text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { TextBlock } from "./TextBlock.tsx";

const schema = v.object({
  title: title(),
  body: richText(),
});

export type TextBlockFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "text_block",
  variations: ["default"],
  schema,
  label: (fields) => fields.title,
  Component: TextBlock,
});
