import { defineSlice } from "../../renderer/index.ts";
import { guideNeeds } from "./guide.ts";
import { GuideTeaser } from "./GuideTeaser.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "guide_teaser",
  variations: ["default"],
  fields,
  needs: guideNeeds,
  Component: GuideTeaser,
});
