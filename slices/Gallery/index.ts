import { defineSlice } from "../../renderer/define-slice.tsx";
import { Gallery } from "./Gallery.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "gallery",
  variations: ["default"],
  schema,
  label: ({ title }) => title,
  Component: Gallery,
});
