import type { Site } from "./site.ts";

const site: Site = {
  host: "www.colosseum-visits.example",
  name: "colosseum",
  brand: "Colosseum Visits",
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London (demo)",
  languages: ["en", "es", "it", "fr", "pt", "de", "nl", "ja", "tw", "cn", "ko", "id", "pl", "ar"],
  primaryCity: "ROME",
  sells: { collection: 1001 },
  bookingDomain: "colosseum-visits.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
  badges: { BEST_SELLER: [50002], SELLING_OUT_FAST: [50004] },
};

export default site;
