import { defineSlice } from "../../renderer/index.ts";
import { PhotoCredits } from "./PhotoCredits.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "photo_credits",
  variations: ["default"],
  fields,
  role: { label: ({ title }) => title },
  Component: PhotoCredits,
});
