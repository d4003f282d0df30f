import * as v from "valibot";
import { defineView, parameter } from "../../routing/define-view.ts";
import { day, wholeNumber } from "../../routing/view-values.ts";
import { maxTravelers } from "./max-travelers.ts";

const visit = {
  /** The chosen day of a performance, `2026-11-24`. */
  date: parameter(180, day()),
  /** Its start by the venue's clocks, `19:30`. */
  time: parameter(190, v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), { needs: ["date"] }),
  /** For how many travellers. */
  party: parameter(200, wholeNumber(1, maxTravelers)),
};

/** The day of a visit. */
export const dayView = defineView(v.object({ date: visit.date }));

/** A kind of traveller and how many go, up to nine times. */
const partyPattern = /^[a-z_]{1,16}\.[1-9]\d?(?:\.[a-z_]{1,16}\.[1-9]\d?){0,8}$/;

/** The day and start of a visit, and how many of each kind of traveller go: `adult.2.child.1`. */
export const groupVisitView = defineView(
  v.object({
    date: visit.date,
    time: visit.time,
    pax: parameter(205, v.pipe(v.string(), v.regex(partyPattern)), { isOwnChoice: true }),
  }),
);

/** The day, start and party of a visit. */
export const visitView = defineView(v.object(visit));
