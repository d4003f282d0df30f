import type { Site } from "./site.ts";

const site: Site = {
  host: "www.halberg-visits.example",
  name: "halberg",
  brand: "Halberg Visits",
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London (demo)",
  languages: ["en", "es", "it", "fr", "pt", "de", "nl", "ja", "tw", "cn", "ko", "id", "pl", "ar"],
  primaryCity: "VIENNA",
  sells: { collection: 6001 },
  bookingDomain: "halberg-visits.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
};

export default site;
