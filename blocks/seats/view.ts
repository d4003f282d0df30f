import * as v from "valibot";
import { defineView, parameter } from "../../routing/define-view.ts";
import { sorted, wholeNumber } from "../../routing/view-values.ts";
import { roundBudgetDown, maxBudget } from "./seat-budget.ts";

/** Choices among the seats of a performance. A section needs the start, a row its section. */
export const seatsView = defineView(
  v.object({
    /** The most that a seat may cost, in the page's currency: major units. */
    budget: parameter(260, v.pipe(wholeNumber(1, maxBudget), v.transform(roundBudgetDown))),
    /** Section of a house and row of a section, each from 1. */
    section: parameter(270, wholeNumber(1, 999), { needs: ["date", "time"] }),
    row: parameter(280, wholeNumber(1, 999), { needs: ["section"], isOwnChoice: true }),
    /** Seats of a row, each from 1. More than one booking takes are read too, so that the page can say how many it takes. */
    seats: parameter(290, v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}(,[1-9]\d{0,2}){0,98}$/), v.transform(sorted)), {
      isList: true,
      needs: ["row"],
    }),
  }),
);
