import { defineSlice } from "../../renderer/index.ts";
import { Accordion } from "./Accordion.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "accordion",
  variations: ["default"],
  fields,
  role: { label: ({ title }) => title },
  Component: Accordion,
});
