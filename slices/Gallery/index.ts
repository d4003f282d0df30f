import { defineSlice } from "../../renderer/index.ts";
import { Gallery } from "./Gallery.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "gallery",
  variations: ["default"],
  fields,
  role: { label: ({ title }) => title },
  Component: Gallery,
});
