import type { Site } from "./site.ts";

const site: Site = {
  host: "www.pit-lane-days.example",
  name: "pitlane",
  brand: "Pit Lane Days",
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London (demo)",
  languages: ["en", "es", "it", "fr", "pt", "de", "nl", "ja", "tw", "cn", "ko", "id", "pl", "ar"],
  primaryCity: "MILAN",
  sells: { collection: 6002 },
  bookingDomain: "pit-lane-days.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
};

export default site;
