import { defineSlice } from "../../renderer/define-slice.tsx";
import { TableOfContents } from "./TableOfContents.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "table_of_contents",
  variations: ["default"],
  fields,
  isOutline: true,
  Component: TableOfContents,
});
