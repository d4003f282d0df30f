import * as v from "valibot";
import { dayView } from "../../../blocks/calendar/view.ts";
import { defineView, parameter } from "../../../routing/define-view.ts";
import { formatPlanItems, parsePlanItems } from "../../../routing/plan-address.ts";

/** The day of a plan, and what is planned. */
export const planView = defineView(
  v.object({
    date: dayView.schema.entries.date,
    /** The experiences with their starts, those with a start first: `50002-0930,50017`. */
    items: parameter(390, v.pipe(v.string(), v.transform(readItems), v.nonEmpty()), { isList: true }),
  }),
);

function readItems(items: string): string {
  return formatPlanItems(parsePlanItems(items));
}
