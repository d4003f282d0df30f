import type { Site } from "./site.ts";

const site: Site = {
  host: "www.tessera.example",
  name: "tessera",
  brand: "Tessera",
  look: {
    /** Four tiles of a mosaic, one of them turned. */
    mark: "M1 1h10v10H1zM13 11a10 10 0 0 1 10-10v10zM1 13h10v10H1zM13 13h10v10H13z",
    colors: { ground: "#fdfbf7", ink: "#1b1916", action: "#2340c4", actionInk: "#ffffff" },
  },
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London",
  flagship: true,
  languages: ["en", "es", "it", "fr", "pt", "de", "nl", "ja", "tw", "cn", "ko", "id", "pl", "ar"],
  primaryCity: "ROME",
  bookingDomain: "tessera.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
  claims: {
    experiences: {
      value: 350,
      scope: "Products on sale in all cities and categories",
      source: "The provider's catalog",
      date: "2026-11-22",
    },
  },
};

export default site;
