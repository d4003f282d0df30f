import * as v from "valibot";
import { link } from "../../content/fields/link.ts";
import { title } from "../../content/fields/rich-text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { TrustBoosters } from "./TrustBoosters.tsx";

const schema = v.object({ title: title(), help_center: link() });

export type TrustBoostersFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "trust_boosters",
  variations: ["default"],
  schema,
  Component: TrustBoosters,
});
