import { defineSlice } from "../../renderer/index.ts";
import { CategoryPills } from "./CategoryPills.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "category_pills",
  variations: ["default"],
  fields,
  Component: CategoryPills,
});
