import { defineSlice } from "../../renderer/define-slice.tsx";
import { PhotoCredits } from "./PhotoCredits.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "photo_credits",
  variations: ["default"],
  schema,
  label: ({ title }) => title,
  Component: PhotoCredits,
});
