import { defineSlice } from "../../renderer/index.ts";
import { TrustBoosters } from "./TrustBoosters.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "trust_boosters",
  variations: ["default"],
  fields,
  Component: TrustBoosters,
});
