import { defineSlice } from "../../renderer/define-slice.tsx";
import { schema } from "./schema.ts";
import { Tab } from "./Tab.tsx";

export default defineSlice({
  type: "tab",
  variations: ["default"],
  schema,
  group: { opens: "tab", within: "tabs" },
  label: ({ title }) => title,
  Component: Tab,
});
