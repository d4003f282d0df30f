import { defineSlice } from "../../renderer/define-slice.tsx";
import { schema } from "./schema.ts";
import { TrustBar } from "./TrustBar.tsx";

export default defineSlice({
  type: "trust_bar",
  variations: ["default"],
  schema,
  Component: TrustBar,
});
