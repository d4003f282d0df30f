import { defineSlice } from "../../renderer/index.ts";
import { TabsStart } from "./TabsStart.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "tabs_start",
  variations: ["default"],
  fields,
  role: { opens: "tabs" },
  Component: TabsStart,
});
