import * as v from "valibot";
import { mergeNeeds, need, noNeeds } from "../../catalog/snapshot/needs.ts";
import { geoPoint } from "../../content/fields/geo-point.ts";
import { group } from "../../content/fields/group.ts";
import { number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { landmarkNeeds } from "../../blocks/places/city-landmarks.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { unknownIds } from "../../renderer/unknown-ids.ts";
import { ItineraryDay } from "./ItineraryDay.tsx";

const schema = v.object({
  title: title(),
  intro: text(),
  stops: group({
    sight: number({ min: 1, step: 1 }),
    name: text(),
    address: text(),
    position: geoPoint(),
    minutes: number({ min: 5, step: 5 }),
    note: text(),
  }),
});

export type ItineraryDayFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "itinerary_day",
  variations: ["default"],
  schema,
  needs: ({ stops }, { place: { city } }) =>
    mergeNeeds([
      need(
        "pois",
        listStopSights(stops).map((id) => ({ id })),
      ),
      city === undefined ? noNeeds : mergeNeeds([need("cities", [{ code: city }]), landmarkNeeds(city)]),
    ]),
  findings: ({ stops }, snapshot) => unknownIds("pois", listStopSights(stops), snapshot),
  label: (fields) => fields.title,
  Component: ItineraryDay,
});

function listStopSights(stops: ItineraryDayFields["stops"]): readonly number[] {
  return stops.flatMap(({ sight }) => sight ?? []);
}
