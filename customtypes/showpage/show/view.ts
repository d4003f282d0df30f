import * as v from "valibot";
import { visitView } from "../../../blocks/calendar/view.ts";
import { listingView } from "../../../blocks/listing/view.ts";
import { seatsView } from "../../../blocks/seats/view.ts";
import { defineView } from "../../../routing/define-view.ts";

/** Choices on a show's page. `from` is the first day of the months that are shown. */
export const showView = defineView(
  v.object({
    from: listingView.schema.entries.from,
    ...visitView.schema.entries,
    ...seatsView.schema.entries,
  }),
);
