import type { CurrencyCode } from "../../i18n/currencies.ts";
import { toCoordinates } from "../place/wire.ts";
import { toMoney } from "../money/wire.ts";
import type { ItemTexts } from "../provider/wire-language.ts";
import {
  type AccessibilityCode,
  accessibilityCodes,
  admissions,
  type BookingCutOff,
  type Commentary,
  commentaries,
  type Confirmation,
  type ItineraryStop,
  type ProductFacts,
  relativeCutOffs,
} from "./product-facts.ts";
import type { WireFacts } from "./wire-facts-schema.ts";

/** Returns what the provider says of a product, without what it says in codes that we do not know. */
export function toFacts(wire: WireFacts, texts: ItemTexts, currency: CurrencyCode | undefined): ProductFacts {
  return {
    guideLanguages: [...new Set(wire.guideLanguages)],
    commentary: toCommentary(wire.commentary),
    accessibility: toAccessibility(wire.accessibility),
    operator: wire.operator ?? undefined,
    contractParty: toContractParty(wire.contractParty),
    cutOff: toCutOff(wire.bookingCutOff),
    confirmation: toConfirmation(wire.hasInstantConfirmation),
    itinerary: wire.itinerary.map((stop) => toStop(stop, texts)),
    pickUp: toPickUp(wire.pickUp, texts),
    officialTicket: wire.officialTicket ?? undefined,
    officialPrice: toOfficialPrice(wire.officialPrice, currency),
    addedOn: wire.addedOn ?? undefined,
  };
}

/** Returns the kinds of commentary we know among these codes, each once. */
export function toCommentary(codes: readonly string[]): readonly Commentary[] {
  return commentaries.filter((known) => codes.includes(known));
}

function toAccessibility(codes: readonly string[]): readonly AccessibilityCode[] {
  return accessibilityCodes.filter((known) => codes.includes(known));
}

function toContractParty(party: WireFacts["contractParty"]): ProductFacts["contractParty"] {
  if (!party) return undefined;
  const { trader, ...business } = party;
  return { ...business, isTrader: trader ?? undefined };
}

/** Returns undefined for a cut-off of an unknown type, or without its time: the rest would be untrue. */
function toCutOff(wire: WireFacts["bookingCutOff"]): BookingCutOff | undefined {
  if (!wire) return undefined;
  const { time, minutes, daysBefore } = wire;
  if (wire.type === "FIXED_TIME") return time ? { type: "FIXED_TIME", time, daysBefore } : undefined;
  const type = relativeCutOffs.find((known) => known === wire.type);
  return type === undefined || typeof minutes !== "number" ? undefined : { type, minutesBefore: minutes };
}

/** Returns how fast a booking is confirmed: at once, or within 20 minutes. Undefined when unknown. */
function toConfirmation(isInstant: boolean | null | undefined): Confirmation | undefined {
  if (typeof isInstant !== "boolean") return undefined;
  return isInstant ? "instant" : "within-20-minutes";
}

function toStop({ name, minutes, admission, poiId }: WireFacts["itinerary"][number], texts: ItemTexts): ItineraryStop {
  return {
    name: texts.text(name),
    minutes: minutes ?? undefined,
    admission: admissions.find((known) => known === admission),
    poiId: poiId ?? undefined,
  };
}

/** Returns undefined for a pick-up with neither a text nor a place. */
function toPickUp(wire: WireFacts["pickUp"], texts: ItemTexts): ProductFacts["pickUp"] {
  if (!wire || (wire.text === "" && wire.points.length === 0)) return undefined;
  const points = wire.points.map(({ name, ...point }) => ({ name: texts.text(name), ...toCoordinates(point) }));
  return { text: texts.text(wire.text), points };
}

function toOfficialPrice(
  price: WireFacts["officialPrice"],
  currency: CurrencyCode | undefined,
): ProductFacts["officialPrice"] {
  if (!price || currency === undefined) return undefined;
  return { amount: toMoney(price.amount, currency), asOf: price.asOf };
}
