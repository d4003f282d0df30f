import { defineSlice } from "../../renderer/index.ts";
import { Newsletter } from "./Newsletter.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "newsletter",
  variations: ["default"],
  fields,
  Component: Newsletter,
});
