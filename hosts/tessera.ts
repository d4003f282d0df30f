import type { Site } from "./site.ts";

const site: Site = {
  host: "www.tessera.example",
  name: "tessera",
  brand: "Tessera",
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London (demo)",
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
