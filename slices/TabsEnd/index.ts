import * as v from "valibot";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { TabsEnd } from "./TabsEnd.tsx";

export default defineSlice({
  type: "tabs_end",
  variations: ["default"],
  schema: v.object({}),
  group: { closes: "tabs" },
  Component: TabsEnd,
});
