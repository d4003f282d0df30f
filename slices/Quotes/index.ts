import { defineSlice } from "../../renderer/index.ts";
import { Quotes } from "./Quotes.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "quotes",
  variations: ["default"],
  fields,
  role: { label: ({ title }) => title },
  Component: Quotes,
});
