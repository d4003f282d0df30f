import * as v from "valibot";
import {
  amenities,
  dayTicketKinds,
  dressCodes,
  latecomerRules,
  reEntryRules,
  showKinds,
  warnings,
} from "../../source/theatre.ts";
import { count, id, text } from "./values.ts";

const clockTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));
const day = v.nullable(v.pipe(v.string(), v.isoDate()));

/** Fields of ours: the provider's documentation does not mention the facts of a show. */
export const show = v.strictObject({
  title: text,
  kind: v.picklist(showKinds.map((kind) => kind.toUpperCase())),
  parts: v.picklist([1, 2]),
  runningTime: v.nullable(id),
  interval: count,
  doors: id,
  minimumAge: v.nullable(id),
  warnings: v.array(v.picklist(warnings)),
  latecomers: v.picklist(latecomerRules),
  reEntry: v.picklist(reEntryRules),
  dressCode: v.picklist(dressCodes),
  dayTickets: v.array(v.strictObject({ kind: v.picklist(dayTicketKinds), time: clockTime })),
  openingDate: day,
  reopeningDate: day,
  closingDate: day,
  lastStarts: v.record(v.string(), clockTime),
  theatre: v.strictObject({
    key: text,
    name: text,
    about: text,
    capacity: id,
    amenities: v.array(v.picklist(amenities)),
  }),
});
