import type { Site } from "./site.ts";

const site: Site = {
  host: "www.broadway-marquees.example",
  name: "broadway",
  brand: "Broadway Marquees",
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London (demo)",
  languages: ["en", "de", "tw", "ar"],
  primaryCity: "NEW_YORK",
  sells: { city: "NEW_YORK", category: 7 },
  bookingDomain: "broadway-marquees.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
  bookingSubdomain: "tickets",
  badges: { BEST_SELLER: [51013], SELLING_OUT_FAST: [51018] },
};

export default site;
