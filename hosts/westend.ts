import type { Site } from "./site.ts";

const site: Site = {
  host: "www.west-end-nights.example",
  name: "westend",
  brand: "West End Nights",
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London (demo)",
  languages: ["en", "es", "it", "fr", "pt", "de", "nl", "ja", "tw", "cn", "ko", "id", "pl", "ar"],
  primaryCity: "LONDON",
  sells: { city: "LONDON", category: 7 },
  bookingDomain: "west-end-nights.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
  bookingSubdomain: "tickets",
};

export default site;
