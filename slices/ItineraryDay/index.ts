import { defineSlice, mergeNeeds, need, noNeeds, unknownIds } from "../../renderer/index.ts";
import { landmarkNeeds } from "../../blocks/places/city-landmarks.ts";
import { ItineraryDay } from "./ItineraryDay.tsx";
import { fields, type ItineraryDayFields } from "./fields.ts";

export default defineSlice({
  type: "itinerary_day",
  variations: ["default"],
  fields,
  needs: ({ stops }, { place: { city } }) =>
    mergeNeeds([
      need(
        "pois",
        listStopSights(stops).map((id) => ({ id })),
      ),
      city === undefined ? noNeeds : mergeNeeds([need("cities", [{ code: city }]), landmarkNeeds(city)]),
    ]),
  findings: ({ stops }, snapshot) => unknownIds("pois", listStopSights(stops), snapshot),
  role: { label: ({ title }) => title },
  Component: ItineraryDay,
});

function listStopSights(stops: ItineraryDayFields["stops"]): readonly number[] {
  return stops.flatMap(({ sight }) => sight ?? []);
}
