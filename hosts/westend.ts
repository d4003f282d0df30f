import type { Site } from "./site.ts";

const site: Site = {
  host: "www.west-end-nights.example",
  name: "westend",
  brand: "West End Nights",
  look: {
    /** A curtain, half open. */
    mark: "M1 1h22v3H1zM1 6h10c0 8-3.500 13-8 14v3H1zM23 6H13c0 8 3.500 13 8 14v3h2z",
    colors: { ground: "#17111b", ink: "#f8f2e8", action: "#ff9478", actionInk: "#2a0f0a" },
  },
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London",
  languages: ["en", "es", "it", "fr", "pt", "de", "nl", "ja", "tw", "cn", "ko", "id", "pl", "ar"],
  primaryCity: "LONDON",
  sells: { city: "LONDON", category: 7 },
  bookingDomain: "west-end-nights.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
  bookingSubdomain: "tickets",
};

export default site;
