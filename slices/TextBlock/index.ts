import { defineSlice } from "../../renderer/index.ts";
import { TextBlock } from "./TextBlock.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "text_block",
  variations: ["default"],
  fields,
  role: { label: ({ title }) => title },
  Component: TextBlock,
});
