import * as v from "valibot";
import { requiredText } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { Tab } from "./Tab.tsx";

const schema = v.object({ title: requiredText() });

export type TabFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "tab",
  variations: ["default"],
  schema,
  group: { opens: "tab", within: "tabs" },
  label: (fields) => fields.title,
  Component: Tab,
});
