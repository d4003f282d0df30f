import { defineSlice, mergeNeeds } from "../../renderer/index.ts";
import { collectionFindings, collectionListNeeds } from "../../blocks/places/collection-list/collection-list.ts";
import { beyondCityNeeds } from "../../blocks/places/collection-list/beyond-city.ts";
import { TopAttractions } from "./TopAttractions.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "top_attractions",
  variations: ["default"],
  fields,
  role: { linksTo: ["collection"] },
  needs: (values, facts) => mergeNeeds([collectionListNeeds(values, facts), beyondCityNeeds(facts)]),
  findings: collectionFindings,
  Component: TopAttractions,
});
