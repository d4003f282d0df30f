import * as v from "valibot";
import { visitView } from "../../blocks/calendar/view.ts";
import { directions } from "../../catalog/transfer/transfer.ts";
import { defineView, parameter } from "../../routing/define-view.ts";
import { wholeNumber } from "../../routing/view-values.ts";

const { date, time, party } = visitView.schema.entries;

/** Parameters of a requested transfer. A flight has a time before its day is chosen: the page then requests the day. */
export const transfersView = defineView(
  v.object({
    date,
    time: v.pipe(time, v.metadata({ needs: ["way"] })),
    party,
    /** Large suitcases on a transfer. */
    bags: parameter(210, wholeNumber(0, 12)),
    /** IATA code of an airport. */
    airport: parameter(220, v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
    /** Whether a transfer leaves an airport, or goes to it. */
    way: parameter(230, v.picklist(directions)),
  }),
);
