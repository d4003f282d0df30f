import type { Site } from "./site.ts";

const site: Site = {
  host: "www.colosseum-visits.example",
  name: "colosseum",
  brand: "Colosseum Visits",
  look: {
    /** Two floors of arches. */
    mark: "M1 23V1h22v22h-4v-5a3 3 0 0 0-6 0v5h-2v-5a3 3 0 0 0-6 0v5zM5 11h4V7.5a2 2 0 0 0-4 0zM15 11h4V7.5a2 2 0 0 0-4 0z",
    colors: { ground: "#fdf9f4", ink: "#241a15", action: "#a43c1c", actionInk: "#ffffff" },
  },
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London",
  languages: ["en", "es", "it", "fr", "pt", "de", "nl", "ja", "tw", "cn", "ko", "id", "pl", "ar"],
  primaryCity: "ROME",
  sells: { collection: 1001 },
  bookingDomain: "colosseum-visits.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
  claims: {
    rating: {
      value: 4.5,
      scope: "All ratings of the Colosseum tickets and tours on sale",
      source: "The provider's catalog",
      date: "2026-11-30",
    },
    reviews: {
      value: 1300,
      scope: "All reviews of the Colosseum tickets and tours on sale",
      source: "The provider's catalog",
      date: "2026-11-30",
    },
  },
  badges: { BEST_SELLER: [50002], SELLING_OUT_FAST: [50004] },
};

export default site;
