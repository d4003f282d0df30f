import { defineSlice } from "../../renderer/index.ts";
import { TableOfContents } from "./TableOfContents.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "table_of_contents",
  variations: ["default"],
  fields,
  role: { lists: "sections" },
  Component: TableOfContents,
});
