/**
 * The branded hosts this deployment serves. A host that is not here is refused before any upstream is asked.
 * Each answers under its own host and, locally, as `NAME.localhost`; bare `localhost` is the flagship.
 */
export interface Site {
  /** Canonical host: the first part of every page identifier on it (specification §2). */
  readonly host: string;
  /** Local alias, `NAME.localhost`. */
  readonly name: string;
  /** Brand shown in header, footer and titles. */
  readonly brand: string;
  readonly theme: "flagship" | "attraction" | "theatre";
  /** ISO country of the site's primary city: its currency is the last resort (specification §4). */
  readonly primaryCountry: string;
  /** Registrable domain the booking subdomain hangs under (specification §2). */
  readonly bookingDomain: string;
  readonly bookingSubdomain?: string;
  /** Product ids of the site's own badges, which stand above the provider's labels (specification §3, per-site configuration). */
  readonly badges?: {
    readonly BEST_SELLER: readonly number[];
    readonly SELLING_OUT_FAST: readonly number[];
  };
}

const flagship: Site = {
  host: "www.tessera.example",
  name: "tessera",
  brand: "Tessera",
  theme: "flagship",
  primaryCountry: "IT",
  bookingDomain: "tessera.example",
};

export const sites: readonly Site[] = [
  flagship,
  {
    host: "www.colosseum-visits.example",
    name: "colosseum",
    brand: "Colosseum Visits",
    theme: "attraction",
    primaryCountry: "IT",
    bookingDomain: "colosseum-visits.example",
    badges: { BEST_SELLER: [50002], SELLING_OUT_FAST: [50004] },
  },
  {
    host: "www.west-end-nights.example",
    name: "westend",
    brand: "West End Nights",
    theme: "theatre",
    primaryCountry: "GB",
    bookingDomain: "west-end-nights.example",
    bookingSubdomain: "tickets",
  },
];

/**
 * The site a request's host names: canonical host, `NAME.localhost` or bare `localhost`, each with an
 * optional port, a `stage-` prefix and a trailing dot, in any case. Undefined when it names none.
 */
export function siteOfHost(hostHeader: string): Site | undefined {
  const host = hostHeader
    .toLowerCase()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "")
    .replace(/^stage-/, "");
  if (host === "localhost") return flagship;
  return sites.find((site) => host === site.host || host === `${site.name}.localhost`);
}
