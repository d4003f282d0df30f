import { dayIn, parseDate } from "../../i18n/dates.ts";
import { todayIn } from "../../i18n/time-zone.ts";
import { addDays } from "../../i18n/days.ts";
import { isDeal } from "../price/price.ts";
import { bookablePrice } from "../show/sale.ts";
import { showClosing } from "../show/show-dates.ts";
import type { Listed } from "./listing-query.ts";

/** Features of a product beyond its category, as page addresses name them. */
export const listingFlags = [
  "closing-soon",
  "free-cancellation",
  "guide-audio",
  "guide-in-person",
  "guide-written",
  "instant-confirmation",
  "new",
  "private",
  "selling-out",
  "skip-the-line",
  "special-offer",
  "step-free",
  "stroller",
  "audio-described",
  "captioned",
] as const;

export type ListingFlag = (typeof listingFlags)[number];

/** Days for which a product is new. */
const newDays = 90;

/** Returns the flags of a product, by its own data and never by its category. `now` is in epoch milliseconds. */
export function listFlags(product: Listed, now: number): readonly ListingFlag[] {
  return listingFlags.filter((flag) => has[flag](product, now));
}

const has: Readonly<Record<ListingFlag, (product: Listed, now: number) => boolean>> = {
  "audio-described": ({ facts }) => facts.accessibility.includes("AUDIO_DESCRIBED"),
  captioned: ({ facts }) => facts.accessibility.includes("CAPTIONED"),
  "closing-soon": closesSoon,
  "free-cancellation": ({ descriptors }) => descriptors.includes("FREE_CANCELLATION"),
  "guide-audio": ({ facts }) => facts.commentary.includes("AUDIO"),
  "guide-in-person": ({ facts }) => facts.commentary.includes("IN_PERSON"),
  "guide-written": ({ facts }) => facts.commentary.includes("WRITTEN"),
  "instant-confirmation": ({ descriptors }) => descriptors.includes("INSTANT_CONFIRMATION"),
  new: isNew,
  private: ({ price, flowType }) => price?.group !== undefined || flowType === "PRIVATE_AIRPORT_TRANSFER",
  "selling-out": ({ labels }) => labels.includes("SELLING_OUT_FAST"),
  "skip-the-line": ({ descriptors }) => descriptors.includes("SKIP_THE_LINE"),
  "special-offer": (product, now) => {
    const price = bookablePrice(product, now);
    return price !== undefined && isDeal(price);
  },
  "step-free": ({ facts }) => facts.accessibility.includes("STEP_FREE"),
  stroller: ({ facts }) => facts.accessibility.includes("STROLLER_ACCESSIBLE"),
};

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
