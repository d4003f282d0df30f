import type { Site } from "./site.ts";

const site: Site = {
  host: "www.pit-lane-days.example",
  name: "pitlane",
  brand: "Pit Lane Days",
  look: {
    /** A flag of the last lap: two rows of squares on a pole. */
    mark: "M2 1h2.500v22H2zM6 2h5v5H6zM16 2h5v5h-5zM11 7h5v5h-5zM6 12h5v5H6zM16 12h5v5h-5z",
    colors: { ground: "#15171a", ink: "#f4f5f2", action: "#ffe11a", actionInk: "#15171a" },
  },
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London",
  languages: ["en", "es", "it", "fr", "pt", "de", "nl", "ja", "tw", "cn", "ko", "id", "pl", "ar"],
  primaryCity: "MILAN",
  sells: { collection: 6002 },
  bookingDomain: "pit-lane-days.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
};

export default site;
