import { defineSlice } from "../../renderer/index.ts";
import { ImageText } from "./ImageText.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "image_text",
  variations: ["default", "reversed"],
  fields,
  Component: ImageText,
});
