import { defineSlice } from "../../renderer/index.ts";
import { TrustBar } from "./TrustBar.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "trust_bar",
  variations: ["default"],
  fields,
  Component: TrustBar,
});
