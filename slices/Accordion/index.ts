import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { richText, title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { Accordion } from "./Accordion.tsx";

const schema = v.object({
  title: title(),
  items: group({ heading: text(), body: richText() }),
});

export type AccordionFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "accordion",
  variations: ["default"],
  schema,
  label: (fields) => fields.title,
  Component: Accordion,
});
