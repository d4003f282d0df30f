import type { Site } from "./site.ts";

const site: Site = {
  host: "www.broadway-marquees.example",
  name: "broadway",
  brand: "Broadway Marquees",
  look: {
    /** A marquee with its bulbs. */
    mark: "M3 3h18l2 11H1zM6 6v5h12V6zM3 17a1.500 1.500 0 1 1 0 3 1.500 1.500 0 1 1 0-3M9 17a1.500 1.500 0 1 1 0 3 1.500 1.500 0 1 1 0-3M15 17a1.500 1.500 0 1 1 0 3 1.500 1.500 0 1 1 0-3M21 17a1.500 1.500 0 1 1 0 3 1.500 1.500 0 1 1 0-3",
    colors: { ground: "#f1f6fd", ink: "#0d1b3e", action: "#c8102e", actionInk: "#ffffff" },
  },
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London",
  languages: ["en", "de", "tw", "ar"],
  primaryCity: "NEW_YORK",
  sells: { city: "NEW_YORK", category: 7 },
  bookingDomain: "broadway-marquees.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
  bookingSubdomain: "tickets",
  badges: { BEST_SELLER: [51013], SELLING_OUT_FAST: [51018] },
};

export default site;
