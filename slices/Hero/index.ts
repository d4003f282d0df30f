import { defineSlice } from "../../renderer/index.ts";
import { placeNeeds } from "../../blocks/places/place-names.ts";
import { Hero } from "./Hero.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "hero",
  variations: ["default", "compact"],
  fields,
  role: { searches: (variation, { site }) => variation === "default" && site.flagship === true },
  needs: ({ title: written }, facts) => (written.source === "" ? placeNeeds(facts) : {}),
  Component: Hero,
});
