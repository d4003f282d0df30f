import { defineSlice } from "../../renderer/define-slice.tsx";
import { CategoryPills } from "./CategoryPills.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "category_pills",
  variations: ["default"],
  schema,
  Component: CategoryPills,
});
