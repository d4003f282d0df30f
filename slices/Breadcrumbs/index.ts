import { defineSlice, noNeeds } from "../../renderer/index.ts";
import { breadcrumbNodes, listCrumbs, hasCrumbs } from "../../blocks/places/breadcrumbs.ts";
import { placeNeeds } from "../../blocks/places/place-names.ts";
import { BreadcrumbsSlice } from "./Breadcrumbs.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "breadcrumbs",
  variations: ["default"],
  fields,
  needs: ({ name }, facts) => (hasCrumbs(facts, name.source) ? placeNeeds(facts) : noNeeds),
  structuredData: ({ name }, page) => breadcrumbNodes(listCrumbs(page, page.text(name)), page),
  Component: BreadcrumbsSlice,
});
