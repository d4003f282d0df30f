import * as v from "valibot";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { TableOfContents } from "./TableOfContents.tsx";

const schema = v.object({ title: text() });

export type TableOfContentsFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "table_of_contents",
  variations: ["default"],
  schema,
  isOutline: true,
  Component: TableOfContents,
});
