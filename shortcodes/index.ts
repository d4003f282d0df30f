// Written by `npm run registry`. Do not edit.

import type { ShortcodeRegistry } from "../renderer/index.ts";
import { badge } from "./badge/index.tsx";
import { bestDiscount } from "./best-discount/index.ts";
import { booster } from "./booster/index.tsx";
import { cancellation } from "./cancellation/index.ts";
import { cashback } from "./cashback/index.tsx";
import { city } from "./city/index.ts";
import { claim } from "./claim/index.tsx";
import { collection } from "./collection/index.ts";
import { count } from "./count/index.ts";
import { cta } from "./cta/index.tsx";
import { date } from "./date/index.tsx";
import { daysUntil } from "./days-until/index.ts";
import { discount } from "./discount/index.ts";
import { duration } from "./duration/index.ts";
import { icon } from "./icon/index.tsx";
import { ifAvailable } from "./if-available/index.ts";
import { image } from "./image/index.tsx";
import { link } from "./link/index.tsx";
import { map } from "./map/index.tsx";
import { minPrice } from "./min-price/index.tsx";
import { month } from "./month/index.ts";
import { nextAvailable } from "./next-available/index.tsx";
import { openingHours } from "./opening-hours/index.tsx";
import { popup } from "./popup/index.tsx";
import { price } from "./price/index.tsx";
import { promise } from "./promise/index.ts";
import { promo } from "./promo/index.tsx";
import { rating } from "./rating/index.tsx";
import { reviewCount } from "./review-count/index.ts";
import { scratchPrice } from "./scratch-price/index.tsx";
import { title } from "./title/index.ts";
import { validity } from "./validity/index.ts";
import { weather } from "./weather/index.tsx";
import { year } from "./year/index.ts";

/** Every shortcode that an editor can use. */
export const shortcodes: ShortcodeRegistry = new Map(
  [
    badge,
    bestDiscount,
    booster,
    cancellation,
    cashback,
    city,
    claim,
    collection,
    count,
    cta,
    date,
    daysUntil,
    discount,
    duration,
    icon,
    ifAvailable,
    image,
    link,
    map,
    minPrice,
    month,
    nextAvailable,
    openingHours,
    popup,
    price,
    promise,
    promo,
    rating,
    reviewCount,
    scratchPrice,
    title,
    validity,
    weather,
    year,
  ].map((definition) => [definition.name, definition]),
);
