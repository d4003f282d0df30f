import type { Site } from "./site.ts";

const site: Site = {
  host: "www.vienna-evenings.example",
  name: "vienna",
  brand: "Vienna Evenings",
  look: {
    /** The f-holes of a violin and its strings. */
    mark: "M11.250 1h1.500v22h-1.500zM8 4c-4 1-5 6-3 9s1 5-1 7h2.500c2-3 2.500-6 .5-9s-1-5 1-5zM16 4c4 1 5 6 3 9s-1 5 1 7h-2.500c-2-3-2.500-6-.5-9s1-5-1-5z",
    colors: { ground: "#0e231b", ink: "#f6f0dd", action: "#e6c56c", actionInk: "#1d1703" },
  },
  legalName: "Tessera Experiences Ltd, 14 Mosaic Yard, London",
  languages: ["en", "de", "tw", "ar"],
  primaryCity: "VIENNA",
  sells: { city: "VIENNA", category: 7 },
  bookingDomain: "vienna-evenings.example",
  promises: { "first-reply-hours": 24, "solution-hours": 48 },
  bookingSubdomain: "tickets",
  film: { url: "/films/vienna-orchestra.mp4", title: "An orchestra on stage" },
};

export default site;
