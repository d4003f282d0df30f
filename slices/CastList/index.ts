import { defineSlice } from "../../renderer/define-slice.tsx";
import { CastList } from "./CastList.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "cast_list",
  variations: ["default"],
  schema,
  label: ({ title }) => title,
  Component: CastList,
});
