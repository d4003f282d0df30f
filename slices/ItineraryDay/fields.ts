import * as v from "valibot";
import { geoPoint, group, number, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
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

export type ItineraryDayFields = v.InferOutput<typeof fields>;
