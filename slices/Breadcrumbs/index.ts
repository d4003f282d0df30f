import * as v from "valibot";
import { noNeeds } from "../../catalog/snapshot/needs.ts";
import { breadcrumbNodes, listCrumbs, hasCrumbs } from "../../blocks/places/breadcrumbs.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { placeNeeds } from "../../blocks/places/place-names.ts";
import { BreadcrumbsSlice } from "./Breadcrumbs.tsx";

const schema = v.object({ name: text() });

export type BreadcrumbsFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "breadcrumbs",
  variations: ["default"],
  schema,
  needs: ({ name }, facts) => (hasCrumbs(facts, name.source) ? placeNeeds(facts) : noNeeds),
  structuredData: ({ name }, page) => breadcrumbNodes(listCrumbs(page, page.text(name)), page),
  Component: BreadcrumbsSlice,
});
