import { defineSlice } from "../../renderer/define-slice.tsx";
import { Quotes } from "./Quotes.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "quotes",
  variations: ["default"],
  schema,
  label: ({ title }) => title,
  Component: Quotes,
});
