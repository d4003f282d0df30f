import { defineSlice } from "../../renderer/index.ts";
import { PromoCodes } from "./PromoCodes.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "promo_codes",
  variations: ["default"],
  fields,
  role: { label: ({ title }) => title },
  Component: PromoCodes,
});
