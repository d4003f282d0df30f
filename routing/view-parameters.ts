import * as v from "valibot";
import { locales } from "../i18n/locales.ts";
import { planList } from "./plan-address.ts";
import { flagList } from "./product-flags.ts";
import { savedList } from "./saved-address.ts";
import { budgetBelow, maxBudget } from "./seat-budget.ts";
import { absentUnless, day, integer, sorted, wholeNumber } from "./view-values.ts";
import { searchWords } from "./view-words.ts";

/** Topics that reviews can mention, as in an address. */
const reviewTopics = [
  "guide",
  "staff",
  "queues",
  "crowds",
  "views",
  "photos",
  "price",
  "tickets",
  "directions",
  "punctuality",
  "children",
  "seats",
  "sound",
  "food",
  "weather",
  "luggage",
] as const;

const localeCodes = Object.values(locales).map(({ code }) => code);

/** The most travellers of one booking, where the provider does not say. */
export const maxTravelers = 12;

/**
 * The query parameters that change the HTML, named as in code (B6). A segment has them in this order. Each is bounded,
 * and a malformed value reads as absent. A cache evicts pages with parameters first, and stores none with a row.
 */
export const viewSchema = v.object({
  /** Words of a search. */
  q: absentUnless(searchWords()),
  category: integer(1, 99_999),
  /** 0 for the shows of no genre. */
  subCategory: integer(0, 99_999),
  /** The provider's key of a theatre, or the words of its name: `beacon-street-theatre`. */
  venue: absentUnless(v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/))),
  /** From 1. A higher number than 1000 reads as 1000: no list is as long, so both pages are missing. */
  page: absentUnless(v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number), v.toMaxValue(1000))),
  limit: integer(1, 100),
  offset: integer(0, 10_000),
  /** Star ratings to show, ascending and each once: `4,5`. */
  filterReviews: absentUnless(v.pipe(v.string(), v.regex(/^[1-5](,[1-5]){0,4}$/), v.transform(sorted))),
  sort: absentUnless(v.picklist(["popularity", "price", "rating", "duration", "newest"])),
  /** Days in the venue's time zone. */
  when: absentUnless(v.picklist(["today", "tonight", "tomorrow", "weekend"])),
  /** The first day of a range, `2026-11-24`. */
  from: absentUnless(day()),
  /** Its last day. */
  to: absentUnless(day()),
  /** A band of prices in the page's currency, from 1: the lowest. */
  price: integer(1, 4),
  duration: absentUnless(v.picklist(["short", "half-day", "day", "days"])),
  /** The lowest average of its stars that a product may have. */
  rating: absentUnless(v.picklist(["3", "4", "4.5"])),
  /** `free-cancellation,private`: sorted, each once. */
  flags: absentUnless(flagList()),
  /** The language of a guide, or that reviews were written in. */
  language: absentUnless(v.picklist(localeCodes)),
  /** The chosen day of a performance, `2026-11-24`. */
  date: absentUnless(day()),
  /** Its start by the venue's clocks, `19:30`. It reads as absent without a day. */
  time: absentUnless(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  /** For how many travellers. */
  party: integer(1, maxTravelers),
  /** Large suitcases on a transfer. */
  bags: integer(0, 12),
  /** IATA code of an airport. */
  airport: absentUnless(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  /** Whether a transfer leaves an airport, or goes to it. */
  way: absentUnless(v.picklist(["from-airport", "to-airport"])),
  /** On how many days in a row a ticket for buses is used. */
  days: integer(1, 7),
  /** Numbers of bus stops, each once: `3,5`. */
  stops: absentUnless(v.pipe(v.string(), v.regex(/^[1-9]\d?(,[1-9]\d?){0,39}$/), v.transform(sorted))),
  /** The most that a seat may cost, in the page's currency: major units. */
  budget: absentUnless(v.pipe(wholeNumber(1, maxBudget), v.transform(budgetBelow))),
  /** Section of a house and row of a section, each from 1. */
  section: integer(1, 999),
  row: integer(1, 999),
  /** Seats of a row, each from 1. More than one booking takes are read too, so that the page can say how many it takes. */
  seats: absentUnless(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}(,[1-9]\d{0,2}){0,98}$/), v.transform(sorted))),
  /** The order of reviews; the most relevant come first without it. */
  reviewSort: absentUnless(v.picklist(["high-to-low", "low-to-high"])),
  /** Who wrote the reviews, if they are not customers. */
  by: absentUnless(v.picklist(["critics", "contributors", "organiser"])),
  /** Who a reviewer travelled with. */
  traveler: absentUnless(v.picklist(["couple", "family", "friends", "solo", "business"])),
  /** The vehicle of a transfer that reviews are of. */
  vehicle: absentUnless(v.picklist(["sedan", "suv", "hatchback", "minivan", "bus", "train"])),
  /** The id of what was bought, of reviews. */
  variant: integer(1, 999_999_999),
  /** The year in which reviews were written. */
  year: integer(2000, 2099),
  /** Topics that reviews mention. */
  mentions: absentUnless(v.picklist(reviewTopics)),
  /** Only reviews with pictures. */
  photos: absentUnless(v.literal("1")),
  /** The products of a saved list, ascending and each once: `7,50002`. */
  ids: savedList(),
  /** The experiences of a day with their starts: `50002-0930,50017`. */
  items: planList(),
});
