import * as v from "valibot";
import { geoPoint } from "../../content/fields/geo-point.ts";
import { group } from "../../content/fields/group.ts";
import { number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

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
