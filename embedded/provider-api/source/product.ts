import * as v from "valibot";
import { id, text, texts, translations } from "./translations.ts";
import { vehicles } from "./phrases.ts";
import { accessibilityCodes } from "./facts-file.ts";
import { drawingName } from "./motifs.ts";
import { show } from "./theatre.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.number(), v.minValue(0.01));
/** Arabic counts 11 to 99 of a hundred with the one form of the word that `phrases.json` has. */
const hours = v.nullable(
  v.pipe(
    count,
    v.check((value) => value === 0 || value % 100 > 10, "must be 0, or end in 11 to 99 as the Arabic phrases need it"),
  ),
);

const price = v.pipe(
  v.strictObject({
    per: v.optional(v.picklist(["PERSON", "GROUP"]), "PERSON"),
    final: amount,
    original: v.optional(amount),
    /** The discount is this many units on every day, not a share of the price. */
    discount: v.optional(v.literal("ABSOLUTE")),
    cashbackPercent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  }),
  v.check(({ final, original = final }) => original >= final, "original must not be under final"),
);

const validity = v.variant("type", [
  v.strictObject({ type: v.literal("NOT_EXTENDABLE") }),
  v.strictObject({ type: v.literal("EXTENDABLE_BUT_UNKNOWN") }),
  v.strictObject({ type: v.literal("UNTIL_DATE"), date: v.pipe(v.string(), v.isoDate()) }),
  v.strictObject({ type: v.literal("UNTIL_DAYS_FROM_PURCHASE"), days: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);

const day = v.pipe(v.number(), v.integer());

const transferDirections = ["from-airport", "to-airport"] as const;

export const variant = v.strictObject({
  id,
  name: texts,
  /** The difference from other variants. Defaults to the text of its vehicle or hours. */
  description: v.optional(texts),
  /** Inclusions besides those of every variant. */
  includes: v.optional(v.array(v.string()), []),
  /** The languages of its guide, if they are not those of the city's guides: language tags. */
  languages: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
  /** Of a transfer: the vehicle. */
  vehicle: v.optional(v.picklist(vehicles)),
  /** The most people of one booking, at one price for all. Defaults to the tiers of `pax.json`. */
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Of a transfer: the most large suitcases. */
  bags: v.optional(count),
  /** Of a ticket of buses: for the first so many routes of their network. Defaults to all. */
  routes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Of a ticket that is valid for days: how many hours. */
  hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** How much dearer than the product's price, in percent. */
  dearerPercent: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
});

/** One product as a person writes it: keys of other files instead of copies, and three languages side by side. */
export const product = v.strictObject({
  id,
  name: texts,
  highlights: translations(v.pipe(v.array(text), v.minLength(1), v.maxLength(4))),
  type: v.picklist(["TOUR", "ACTIVITY", "EVENT", "ATTRACTION", "TRANSFER", "AIRPORT_TRANSFER", "ADD_ON"]),
  flow: v.optional(
    v.picklist([
      "NORMAL",
      "COMBO",
      "RESERVATION",
      "SEATMAP",
      "SEATMAP_IFRAME",
      "SVG",
      "PRIVATE_AIRPORT_TRANSFER",
      "SHARED_AIRPORT_TRANSFER",
    ]),
    "NORMAL",
  ),
  subCategory: id,
  collection: v.nullable(id),
  photos: v.array(v.string()),
  place: v.nullable(v.string()),
  /** In the city's home currency; null when it can't be booked now. */
  price: v.nullable(price),
  /** How many visitors voted 5, 4, 3, 2 and 1 stars. */
  stars: v.strictTuple([count, count, count, count, count]),
  reviews: count,
  labels: v.optional(v.array(v.picklist(["BEST_SELLER", "SELLING_OUT_FAST"])), []),
  /** Without those that follow from the policies and the duration. */
  descriptors: v.array(v.string()),
  /** Shortest and longest; null when visitors stay as long as they like. */
  minutes: v.nullable(v.strictTuple([count, count])),
  /** Hours before the start; 0 for "at any time", null for "not at all". */
  cancellableHours: hours,
  reschedulableHours: v.optional(hours, null),
  validity: v.optional(validity, { type: "NOT_EXTENDABLE" }),
  openDated: v.optional(v.boolean(), false),
  includes: v.array(v.string()),
  excludes: v.array(v.string()),
  /** The first is the default. Without any there is one, named like the product and numbered 10000 higher. */
  variants: v.optional(v.array(variant), []),
  /** Attractions it visits: keys of `attractions/`, the one it is sold for first. */
  attractions: v.optional(v.array(v.string()), []),
  /**
   * How the hours of its attractions bind it. An excursion sets out on the days they are open. Products that pass them
   * outside are not bound.
   */
  visit: v.optional(v.picklist(["inside", "excursion", "outside"]), "inside"),
  show: v.optional(show),
  /** Whether travelers choose a variant before their seats, as it has no default one. */
  choosesVariant: v.optional(v.boolean(), false),
  /** Of a venue's own ticket: who issues it, by what agreement, and what the venue itself charged then. */
  official: v.optional(
    v.strictObject({ issuer: text, proof: text, verifiedOn: v.pipe(v.string(), v.isoDate()), price: amount }),
  ),
  /** Notes on access and health. Defaults to those of its kind in facts.json. */
  accessibility: v.optional(v.array(v.picklist(accessibilityCodes))),
  /** The illustration of what has no photograph. Defaults to that of its sub-category. */
  motif: v.optional(drawingName),
  /** IATA code of the airport it leaves from or arrives at. */
  airport: v.optional(v.string()),
  /**
   * Of a transfer: free waiting after a landing, time at the airport before a flight, and the ways it goes. Where seats
   * are sold one by one, `suitcasesEach` is the limit of each traveller.
   */
  transfer: v.optional(
    v.strictObject({
      freeWaitingMinutes: v.nullable(count),
      beforeFlightMinutes: count,
      suitcasesEach: v.optional(count),
      directions: v.optional(v.array(v.picklist(transferDirections)), [...transferDirections]),
    }),
  ),
  /** The hop-on hop-off buses it is a ticket of: a key of `networks.json`. */
  network: v.optional(v.string()),
  /** Products sold together as this one. */
  parts: v.optional(v.array(id), []),
  /** When it takes place and who pays what: keys of `schedules.json` and `pax.json`. Default to those of its sub-category. */
  schedule: v.optional(v.string()),
  pax: v.optional(v.string()),
  /** First and last day it is sold for, in days from today; null for no end. */
  run: v.optional(v.strictObject({ first: v.nullable(day), last: v.nullable(day) })),
});

export type ProductSource = v.InferOutput<typeof product>;
