import * as v from "valibot";
import { durationClasses } from "../../catalog/listing/durations.ts";
import { lowestRatings } from "../../catalog/listing/facet-values.ts";
import { dayWords, sortOrders } from "../../catalog/listing/listing-query.ts";
import { bandCount } from "../../catalog/listing/price-bands.ts";
import { listingFlags } from "../../catalog/listing/product-flags.ts";
import { locales } from "../../i18n/locales.ts";
import { defineView, parameter } from "../../routing/define-view.ts";
import { listWindow } from "../../routing/list-window.ts";
import { day, sorted, wholeNumber } from "../../routing/view-values.ts";
import { chooseDayWord } from "./choose-day-word.ts";
import { limitDayRange } from "./limit-day-range.ts";
import { searchWords } from "./search-words.ts";

const localeCodes = Object.values(locales).map(({ code }) => code);
const flags: ReadonlySet<string> = new Set(listingFlags);

/** In characters. A list of all flags fits. */
const maxFlagsLength = Math.max(200, listingFlags.join().length);

const listing = {
  category: parameter(20, wholeNumber(1, 99_999)),
  /** 0 for the shows of no genre. */
  subCategory: parameter(30, wholeNumber(0, 99_999)),
  /** The provider's key of a theatre, or the words of its name: `beacon-street-theatre`. */
  venue: parameter(40, v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/))),
  ...listWindow,
  sort: parameter(90, v.picklist(sortOrders), { isPresentation: true }),
  /** Days in the venue's time zone. */
  when: parameter(100, v.picklist(dayWords)),
  /** The first day of a range, `2026-11-24`. */
  from: parameter(110, day()),
  /** Its last day. */
  to: parameter(120, day()),
  /** Shows the months to choose days in. */
  choose: parameter(122, v.picklist(["dates"]), { isPresentation: true }),
  /** The first day of a range whose last day is not chosen yet. */
  first: parameter(124, day(), { isPresentation: true, isOwnChoice: true }),
  /** A band of prices in the page's currency, from 1: the lowest. */
  price: parameter(130, wholeNumber(1, bandCount)),
  duration: parameter(140, v.picklist(durationClasses)),
  /** The lowest average of its stars that a product may have. */
  rating: parameter(150, v.picklist(lowestRatings)),
  /** `free-cancellation,private`: sorted, each once. */
  flags: parameter(160, v.pipe(v.string(), v.maxLength(maxFlagsLength), v.transform(sorted), v.check(areFlags)), {
    isList: true,
  }),
  /** The language of a guide, or that reviews were written in. */
  language: parameter(170, v.picklist(localeCodes)),
  /** A map beside the list. */
  layout: parameter(175, v.picklist(["map"]), { isPresentation: true }),
};

/** The words of a search. A day in them is the chosen day, unless another one is chosen. */
export const searchView = defineView(
  v.object({ q: parameter(10, searchWords()), when: listing.when, from: listing.from }),
  chooseDayWord,
);

/** Parameters that a listing reads. */
export const listingView = defineView(v.object(listing), (values) => chooseOnce(limitDayRange(values)));

/** Returns a view in which a chosen first day shows the months, without the word that shows them. */
function chooseOnce<Values extends { readonly choose?: "dates" | undefined; readonly first?: string | undefined }>(
  values: Values,
): Values {
  return values.first === undefined ? values : { ...values, choose: undefined };
}

function areFlags(list: string): boolean {
  return list.split(",").every((flag) => flags.has(flag));
}
