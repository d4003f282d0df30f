import { defineSlice } from "../../renderer/index.ts";
import { siteRatingNeeds } from "./rate-site.ts";
import { TrustBoosters } from "./TrustBoosters.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "trust_boosters",
  variations: ["default"],
  fields,
  needs: (_fields, facts) => siteRatingNeeds(facts),
  Component: TrustBoosters,
});
