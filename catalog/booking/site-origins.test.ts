import { expect, it } from "vitest";
import tessera from "../../hosts/tessera.ts";
import westend from "../../hosts/westend.ts";
import { createSiteOrigins } from "./site-origins.ts";

it.each([
  [true, "4003", tessera, "http://tessera.localhost:3000", "http://book.tessera.localhost:4003"],
  [true, "4003", westend, "http://westend.localhost:3000", "http://tickets.westend.localhost:4003"],
  [false, "4003", tessera, "https://www.tessera.example", "https://book.tessera.example"],
  [true, "", westend, "http://westend.localhost:3000", "https://tickets.west-end-nights.example"],
] as const)("B2, C21: local hosts %j, a stand-in at port %j: %o is at %s, booking at %s", (...row) => {
  const [localHosts, bookingPort, site, own, booking] = row;
  const origins = createSiteOrigins({ localHosts, localPort: "3000", bookingPort });
  expect([origins.getSite(site), origins.getBooking(site)]).toEqual([own, booking]);
});
