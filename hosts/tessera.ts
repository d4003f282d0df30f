import type { Site } from "./site.ts";

const site: Site = {
  host: "www.tessera.example",
  name: "tessera",
  brand: "Tessera",
  theme: "flagship",
  primaryCountry: "IT",
  bookingDomain: "tessera.example",
};

export default site;
