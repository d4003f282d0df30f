import { bookingOrigin, type BookingSite } from "../booking/booking-origin.ts";
import { onePerCall } from "../provider/resource.ts";
import type { Domain } from "./domain.ts";
import { findDomain } from "./provider.ts";

/** What the provider knows of the host a site books at. */
export const domain = onePerCall<BookingSite, Domain>({ key: bookingOrigin, live: false, find: findDomain });
