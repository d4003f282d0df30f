import { defineSlice } from "../../renderer/index.ts";
import { CastList } from "./CastList.tsx";
import { performerNodes } from "./performer-nodes.ts";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "cast_list",
  variations: ["default"],
  fields,
  role: { label: ({ title }) => title },
  structuredData: performerNodes,
  Component: CastList,
});
