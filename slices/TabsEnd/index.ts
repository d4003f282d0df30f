import { defineSlice } from "../../renderer/index.ts";
import { fields } from "./fields.ts";

/** Ends a tab bar; renders nothing. */
export default defineSlice({
  type: "tabs_end",
  variations: ["default"],
  fields,
  role: { closes: "tabs" },
  Component: () => null,
});
