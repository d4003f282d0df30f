import type { Product } from "../source/catalog.ts";
import type { Attraction } from "../source/linked-places.ts";
import type { View } from "../view.ts";
import { convertAmounts } from "./currency.ts";

/** Returns what travellers compare: fields of ours, which no other provider is known to send. */
export function wireFacts(product: Product, view: View) {
  const { guideLanguages, commentary, accessibility, operator, contractParty, addedOn } = product.facts;
  return {
    guideLanguages,
    commentary,
    accessibility,
    operator: { name: operator.name, address: view.text(operator.address) },
    contractParty: { ...contractParty, address: view.text(contractParty.address), trader: true },
    bookingCutOff: wireCutOff(product),
    itinerary: product.attractions.map((attraction) => wireStop(product, attraction, view)),
    officialTicket: officialTicket(product),
    officialPrice: officialPrice(product, view),
    addedOn,
  };
}

/** Minutes are before what the type names; a time is one of the day itself or of a day before. */
function wireCutOff({ facts: { cutOff } }: Product) {
  if (cutOff === null) return null;
  const none = { minutes: null, time: null, daysBefore: null };
  return { ...none, ...cutOff };
}

function wireStop(product: Product, attraction: Attraction, { text }: View) {
  return {
    name: text(attraction.name),
    /** Only a visit to a single place takes as long as the product. */
    minutes: product.attractions.length === 1 && product.type === "ATTRACTION" ? (product.minutes?.[0] ?? null) : null,
    admission: toAdmission(product, attraction),
    poiId: attraction.id,
  };
}

function toAdmission({ visit, facts }: Product, { kind }: Attraction) {
  if (kind !== "ticketed") return "FREE";
  if (facts.includesEntry) return "INCLUDED";
  return visit === "inside" ? "NOT_INCLUDED" : "PASSED";
}

/** True for a theatre's own tickets and for products that state it; never for several things sold as one. */
function officialTicket({ show, official, flow }: Product) {
  if (flow === "COMBO") return null;
  if (official !== undefined) {
    const { issuer, proof, verifiedOn } = official;
    return { issuer, proof, verifiedOn };
  }
  return show?.theatre.agreement === undefined ? null : { issuer: show.theatre.name, ...show.theatre.agreement };
}

/** Returns the price at the venue, in the requested currency. */
function officialPrice(product: Product, view: View) {
  const { official } = product;
  if (official === undefined) return null;
  return { amount: convertAmounts(product, view)(official.price), asOf: official.verifiedOn };
}
