import type { Site } from "./site.ts";

const site: Site = {
  host: "www.halberg-visits.example",
  name: "halberg",
  brand: "Halberg Visits",
  look: {
    /** A frame, and the picture in it. */
    mark: "M1 1h22v22H1zM3.500 3.500v17h17v-17zM7 7h10v10H7z",
    colors: { ground: "#ffffff", ink: "#111111", action: "#111111", actionInk: "#ffffff" },
  },
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London",
  languages: ["en", "es", "it", "fr", "pt", "de", "nl", "ja", "tw", "cn", "ko", "id", "pl", "ar"],
  primaryCity: "VIENNA",
  sells: { collection: 6001 },
  bookingDomain: "halberg-visits.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
};

export default site;
