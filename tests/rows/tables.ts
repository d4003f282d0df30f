import { addressRows } from "./addresses.ts";
import { bookingRows } from "./booking.ts";
import { busRows } from "./buses.ts";
import { cardRows } from "./cards.ts";
import { filterRows } from "./filters.ts";
import { listRows } from "./lists.ts";
import { priceRows } from "./prices.ts";
import { productRows } from "./products.ts";
import { reviewRows } from "./reviews.ts";
import type { Row } from "./row.ts";
import { showRows } from "./shows.ts";
import { sightRows } from "./sights.ts";
import { soldRows } from "./sold.ts";

/** All tables, by subject. */
export const tables: readonly (readonly Row[])[] = [
  addressRows,
  bookingRows,
  busRows,
  cardRows,
  filterRows,
  listRows,
  priceRows,
  productRows,
  reviewRows,
  showRows,
  sightRows,
  soldRows,
];
