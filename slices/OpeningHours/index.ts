import { defineSlice } from "../../renderer/define-slice.tsx";
import { OpeningHours } from "./OpeningHours.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "opening_hours",
  variations: ["default"],
  schema,
  label: ({ title }) => title,
  Component: OpeningHours,
});
