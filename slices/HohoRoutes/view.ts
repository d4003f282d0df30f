import * as v from "valibot";
import { defineView, parameter } from "../../routing/define-view.ts";
import { sorted, wholeNumber } from "../../routing/view-values.ts";

/** Parameters of a requested ticket for buses. */
export const busesView = defineView(
  v.object({
    /** On how many days in a row the ticket is used. */
    days: parameter(240, wholeNumber(1, 7)),
    /** Numbers of stops, each once: `3,5`. */
    stops: parameter(250, v.pipe(v.string(), v.regex(/^[1-9]\d?(,[1-9]\d?){0,39}$/), v.transform(sorted)), {
      isList: true,
    }),
  }),
);
