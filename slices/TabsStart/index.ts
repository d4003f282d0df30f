import { defineSlice } from "../../renderer/define-slice.tsx";
import { schema } from "./schema.ts";
import { TabsStart } from "./TabsStart.tsx";

export default defineSlice({
  type: "tabs_start",
  variations: ["default"],
  schema,
  group: { opens: "tabs" },
  Component: TabsStart,
});
