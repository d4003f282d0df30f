import { defineSlice } from "../../renderer/define-slice.tsx";
import { ImageText } from "./ImageText.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "image_text",
  variations: ["default", "reversed"],
  schema,
  Component: ImageText,
});
