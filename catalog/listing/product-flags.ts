import { dayIn, parseDate } from "../../i18n/dates.ts";
import { todayIn } from "../../i18n/time-zone.ts";
import { addDays } from "../../i18n/days.ts";
import type { MessageKey } from "../../i18n/translator.ts";
import { isDeal } from "../price/price.ts";
import { bookablePrice } from "../show/sale.ts";
import { showClosing } from "../show/show-dates.ts";
import type { Listed } from "./listing-query.ts";

/** Something that a product can have beyond its category. */
interface FlagRule {
  /** As the address of a page names it. */
  readonly name: string;
  readonly label: MessageKey;
  /** Decides by the product's own data, never by its category. `now` is in epoch milliseconds. */
  readonly has: (product: Listed, now: number) => boolean;
}

/** All flags, in the order in which they are offered. */
const flagRules = [
  { name: "closing-soon", label: "listing.closingSoon", has: closesSoon },
  {
    name: "free-cancellation",
    label: "descriptors.FREE_CANCELLATION",
    has: ({ descriptors }) => descriptors.includes("FREE_CANCELLATION"),
  },
  { name: "guide-audio", label: "experience.terms.AUDIO", has: ({ facts }) => facts.commentary.includes("AUDIO") },
  {
    name: "guide-in-person",
    label: "experience.terms.IN_PERSON",
    has: ({ facts }) => facts.commentary.includes("IN_PERSON"),
  },
  {
    name: "guide-written",
    label: "experience.terms.WRITTEN",
    has: ({ facts }) => facts.commentary.includes("WRITTEN"),
  },
  {
    name: "instant-confirmation",
    label: "descriptors.INSTANT_CONFIRMATION",
    has: ({ descriptors }) => descriptors.includes("INSTANT_CONFIRMATION"),
  },
  { name: "new", label: "listing.new", has: isNew },
  {
    name: "private",
    label: "listing.private",
    has: ({ price, flowType }) => price?.group !== undefined || flowType === "PRIVATE_AIRPORT_TRANSFER",
  },
  { name: "selling-out", label: "product.sellingOutFast", has: ({ labels }) => labels.includes("SELLING_OUT_FAST") },
  {
    name: "skip-the-line",
    label: "descriptors.SKIP_THE_LINE",
    has: ({ descriptors }) => descriptors.includes("SKIP_THE_LINE"),
  },
  { name: "special-offer", label: "listing.specialOffer", has: isOffered },
  {
    name: "step-free",
    label: "experience.accessibility.STEP_FREE",
    has: ({ facts }) => facts.accessibility.includes("STEP_FREE"),
  },
  {
    name: "stroller",
    label: "experience.accessibility.STROLLER_ACCESSIBLE",
    has: ({ facts }) => facts.accessibility.includes("STROLLER_ACCESSIBLE"),
  },
  {
    name: "audio-described",
    label: "experience.accessibility.AUDIO_DESCRIBED",
    has: ({ facts }) => facts.accessibility.includes("AUDIO_DESCRIBED"),
  },
  {
    name: "captioned",
    label: "experience.accessibility.CAPTIONED",
    has: ({ facts }) => facts.accessibility.includes("CAPTIONED"),
  },
] as const satisfies readonly FlagRule[];

export type ListingFlag = (typeof flagRules)[number]["name"];

/** The names of all flags. */
export const listingFlags: readonly ListingFlag[] = flagRules.map(({ name }) => name);

/** Returns the words of a flag; undefined for any other name. */
export function findFlagLabel(name: string): MessageKey | undefined {
  return flagRules.find((rule) => rule.name === name)?.label;
}

/** Days for which a product is new. */
const newDays = 90;

/** Returns the flags of a product. `now` is in epoch milliseconds. */
export function listFlags(product: Listed, now: number): readonly ListingFlag[] {
  return flagRules.filter(({ has }) => has(product, now)).map(({ name }) => name);
}

function isOffered(product: Listed, now: number): boolean {
  const price = bookablePrice(product, now);
  return price !== undefined && isDeal(price);
}

function closesSoon(product: Listed, now: number): boolean {
  const { show, timeZone } = product;
  const isOnSale = bookablePrice(product, now) !== undefined;
  return isOnSale && show !== undefined && showClosing(show.dates, dayIn(timeZone, now)) !== undefined;
}

/** A show is new too from before its first day, or that of its return. */
function isNew({ facts, show, timeZone }: Listed, now: number): boolean {
  const today = todayIn(timeZone, now);
  return [facts.addedOn, show?.dates.opening, show?.dates.reopening].some((text) => {
    const begin = parseDate(text ?? "");
    return begin !== undefined && addDays(begin, newDays) >= today;
  });
}
