import { defineSlice, noNeeds } from "../../renderer/index.ts";
import { OpeningHours } from "./OpeningHours.tsx";
import { sightHoursNeeds } from "./sight-hours.ts";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "opening_hours",
  variations: ["default"],
  fields,
  needs: ({ rows }, { place }) => (rows.length === 0 ? sightHoursNeeds(place) : noNeeds),
  role: { label: ({ title }) => title },
  Component: OpeningHours,
});
