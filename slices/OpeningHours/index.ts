import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { boolean, select } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { noNeeds } from "../../catalog/snapshot/needs.ts";
import { OpeningHours } from "./OpeningHours.tsx";
import { sightHoursNeeds } from "./sight-hours.ts";
import { weekdays } from "./weekdays.ts";

const schema = v.object({
  title: title(),
  timezone: text(),
  rows: group({ days: select(weekdays), opens: text(), closes: text(), last_entry: text(), closed: boolean() }),
  note: text(),
});

export type OpeningHoursFields = v.InferOutput<typeof schema>;
export type OpeningHoursRow = OpeningHoursFields["rows"][number];

export default defineSlice({
  type: "opening_hours",
  variations: ["default"],
  schema,
  needs: ({ rows }, { place }) => (rows.length === 0 ? sightHoursNeeds(place) : noNeeds),
  label: (fields) => fields.title,
  Component: OpeningHours,
});
