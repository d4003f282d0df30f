import { expect, it } from "vitest";
import { readVocabulary } from "./read-vocabulary.ts";
import { listVocabularyFaults } from "./vocabulary-faults.ts";

const vocabulary = readVocabulary();
const offer = { "@type": "Offer", price: "5.00", priceCurrency: "EUR", availability: "https://schema.org/InStock" };

it.each([
  [{ "@type": "Product", offers: offer, logo: "https://a.example/a.png" }, []],
  [{ "@type": "TheaterEvent", duration: "PT2H", location: "https://a.example/theatre/" }, []],
  [{ "@type": "Article", datePublished: "2 May 2026" }, ["Article: datePublished is the string 2 May 2026"]],
  [{ "@type": "Musical" }, ["Musical is not a class"]],
  [{ "@type": "Person", offers: offer }, ["Person has no offers"]],
  [{ "@type": "Product", offers: "five euros" }, ["Product: offers is the string five euros"]],
  [{ "@type": "Product", offers: { "@type": "Person" } }, ["Product: offers is a Person"]],
  [{ "@type": "Product", offers: { "@id": "#none" } }, ["Product: offers is a reference to nothing"]],
  [
    [
      { "@type": "Product", offers: { "@id": "#offer" } },
      { ...offer, "@id": "#offer" },
    ],
    [],
  ],
  [
    { ...offer, availability: "https://schema.org/EventScheduled" },
    ["Offer: availability is the string https://schema.org/EventScheduled"],
  ],
  [{ "@type": "Product", reviews: { "@type": "Review" } }, ["reviews is replaced by review"]],
])("%j has faults: %j", (data, faults) => {
  expect(listVocabularyFaults(data, vocabulary)).toEqual(faults);
});
