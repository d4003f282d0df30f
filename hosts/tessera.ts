import type { Site } from "./site.ts";

const site: Site = {
  host: "www.tessera.example",
  name: "tessera",
  brand: "Tessera",
  theme: "flagship",
  languages: ["en", "es", "it", "fr", "pt", "de", "nl", "ja", "tw", "cn", "ko", "id", "pl", "ar"],
  primaryCity: "ROME",
  bookingDomain: "tessera.example",
};

export default site;
