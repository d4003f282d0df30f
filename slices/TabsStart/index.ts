import * as v from "valibot";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { TabsStart } from "./TabsStart.tsx";

const schema = v.object({ label: text() });

export type TabsStartFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "tabs_start",
  variations: ["default"],
  schema,
  group: { opens: "tabs" },
  Component: TabsStart,
});
