import { defineSlice } from "../../renderer/define-slice.tsx";
import { TrustBoosters } from "./TrustBoosters.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "trust_boosters",
  variations: ["default"],
  fields,
  Component: TrustBoosters,
});
