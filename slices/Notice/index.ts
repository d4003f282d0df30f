import { defineSlice } from "../../renderer/define-slice.tsx";
import { Notice } from "./Notice.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "notice",
  variations: ["default", "not_official"],
  schema,
  Component: Notice,
});
