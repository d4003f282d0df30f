import type { Site } from "./site.ts";

const site: Site = {
  host: "www.west-end-nights.example",
  name: "westend",
  brand: "West End Nights",
  theme: "theatre",
  primaryCountry: "GB",
  bookingDomain: "west-end-nights.example",
  bookingSubdomain: "tickets",
};

export default site;
