import * as v from "valibot";
import { defineSlice } from "../../renderer/define-slice.tsx";

/** Ends a tab bar; renders nothing. */
export default defineSlice({
  type: "tabs_end",
  variations: ["default"],
  schema: v.object({}),
  group: { closes: "tabs" },
  Component: () => null,
});
