import { defineSlice } from "../../renderer/index.ts";
import { Notice } from "./Notice.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "notice",
  variations: ["default", "not_official"],
  fields,
  Component: Notice,
});
