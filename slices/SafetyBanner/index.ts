import { defineSlice } from "../../renderer/index.ts";
import { SafetyBanner } from "./SafetyBanner.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "safety_banner",
  variations: ["default"],
  fields,
  role: { label: ({ title }) => title },
  Component: SafetyBanner,
});
