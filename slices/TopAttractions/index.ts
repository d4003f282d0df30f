import * as v from "valibot";
import { mergeNeeds } from "../../catalog/snapshot/needs.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { collectionListFields } from "../../blocks/places/collection-list/collection-list-fields.ts";
import { collectionFindings, collectionListNeeds } from "../../blocks/places/collection-list/collection-list.ts";
import { waysOutNeeds } from "../../blocks/places/collection-list/ways-out.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { TopAttractions } from "./TopAttractions.tsx";

const schema = v.object({ title: title(), intro: text(), ...collectionListFields });

export type TopAttractionsFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "top_attractions",
  variations: ["default"],
  schema,
  linksTo: ["collection"],
  needs: (fields, facts) => mergeNeeds([collectionListNeeds(fields, facts), waysOutNeeds(facts)]),
  findings: collectionFindings,
  Component: TopAttractions,
});
