import { bookingOrigin, type BookingSite } from "../booking/booking-origin.ts";
import type { Domain } from "./domain.ts";
import type { Resource } from "../snapshot/resource.ts";
import { loadEach } from "../snapshot/load-each.ts";

/** What the provider knows of the hosts that sites book at: one call per site. */
export const domain: Resource<BookingSite, Domain> = {
  key: bookingOrigin,
  batch: 1,
  load: (queries, { provider }) => loadEach(queries, bookingOrigin, (site) => provider.domain(site)),
};
