import { getSiteOrigin, type Site } from "../../hosts/site.ts";
import { bookingOrigin, bookingSubdomain } from "./booking-url.ts";

/** How a process serves its hosts, and the stand-in of the booking flow. */
interface LocalHosts {
  /** Whether links between hosts lead to `NAME.localhost`. */
  readonly localHosts: boolean;
  readonly localPort: string;
  /** Port of the embedded stand-in; empty without one. */
  readonly bookingPort: string;
}

/** Where the sites of a process and their products are: scheme, host and port. */
export interface SiteOrigins {
  readonly getSite: (site: Site) => string;
  /**
   * Returns where a site's products are booked. This is the stand-in beside the embedded provider, else
   * `https://{subdomain}.{domain}`, which structured data always names.
   */
  readonly getBooking: (site: Site) => string;
}

/** Returns the origins of sites and of booking: their own hosts, or local aliases of these. */
export function createSiteOrigins({ localHosts: isLocal, localPort, bookingPort }: LocalHosts): SiteOrigins {
  return {
    getSite: (site) => getSiteOrigin(site, { port: Number(localPort), isLocal }),
    getBooking: (site) =>
      isLocal && bookingPort !== ""
        ? `http://${bookingSubdomain(site)}.${site.name}.localhost:${bookingPort}`
        : bookingOrigin(site),
  };
}
