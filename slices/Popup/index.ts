import { defineSlice } from "../../renderer/index.ts";
import { Popup } from "./Popup.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "popup",
  variations: ["default"],
  fields,
  Component: Popup,
});
