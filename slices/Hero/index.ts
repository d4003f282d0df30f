import { defineSlice } from "../../renderer/define-slice.tsx";
import { Hero } from "./Hero.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "hero",
  variations: ["default", "compact"],
  schema,
  Component: Hero,
});
