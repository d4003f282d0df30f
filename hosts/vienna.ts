import type { Site } from "./site.ts";

const site: Site = {
  host: "www.vienna-evenings.example",
  name: "vienna",
  brand: "Vienna Evenings",
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London (demo)",
  languages: ["en", "de", "tw", "ar"],
  primaryCity: "VIENNA",
  sells: { city: "VIENNA", category: 7 },
  bookingDomain: "vienna-evenings.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
  bookingSubdomain: "tickets",
};

export default site;
