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

/** The day, start and party of a visit. */
export const visitView = defineView(v.object(visit));
