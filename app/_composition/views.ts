// Written by `npm run registry`. Do not edit.

import { dayView, groupVisitView, visitView } from "../../blocks/calendar/view.ts";
import { searchView, listingView } from "../../blocks/listing/view.ts";
import { seatsView } from "../../blocks/seats/view.ts";
import { newsView } from "../../customtypes/news_page/landing/view.ts";
import { planView } from "../../customtypes/plan_page/plan/view.ts";
import { reviewsView } from "../../customtypes/reviews_page/reviews/view.ts";
import { savedView } from "../../customtypes/saved_page/saved/view.ts";
import { showView } from "../../customtypes/showpage/show/view.ts";
import { transfersView } from "../../slices/AirportTransfers/view.ts";
import { busesView } from "../../slices/HohoRoutes/view.ts";
import { createViewRegistry } from "../../routing/view-registry.ts";

/** The query parameters that change a page, of all that read some. */
export const views = createViewRegistry([
  dayView,
  groupVisitView,
  visitView,
  searchView,
  listingView,
  seatsView,
  newsView,
  planView,
  reviewsView,
  savedView,
  showView,
  transfersView,
  busesView,
]);
