import { defineSlice } from "../../renderer/define-slice.tsx";
import { schema } from "./schema.ts";
import { TextBlock } from "./TextBlock.tsx";

export default defineSlice({
  type: "text_block",
  variations: ["default"],
  schema,
  label: ({ title }) => title,
  Component: TextBlock,
});
