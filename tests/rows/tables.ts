import { addressRows } from "./addresses.ts";
import { bookingRows } from "./booking.ts";
import { busRows } from "./buses.ts";
import { cardRows } from "./cards.ts";
import { editedListRows } from "./edited-lists.ts";
import { filmRows } from "./films.ts";
import { filterRows } from "./filters.ts";
import { formRows } from "./forms.ts";
import { guideRows } from "./guides.ts";
import { languageRows } from "./languages.ts";
import { listRows } from "./lists.ts";
import { machineRows } from "./machines.ts";
import { measurementCallRows } from "./measurement-calls.ts";
import { placeCallRows } from "./place-calls.ts";
import { priceRows } from "./prices.ts";
import { productRows } from "./products.ts";
import { providerCallRows } from "./provider-calls.ts";
import { reviewFactRows } from "./review-facts.ts";
import { reviewRows } from "./reviews.ts";
import type { Row } from "./row.ts";
import { shellRows } from "./shell.ts";
import { showRows } from "./shows.ts";
import { sightRows } from "./sights.ts";
import { soldRows } from "./sold.ts";
import { termRows } from "./terms.ts";
import { theatreRows } from "./theatres.ts";
import { wordingRows } from "./wording.ts";

/** All tables, by subject. */
export const tables: readonly (readonly Row[])[] = [
  addressRows,
  bookingRows,
  busRows,
  cardRows,
  editedListRows,
  filmRows,
  filterRows,
  formRows,
  guideRows,
  languageRows,
  listRows,
  machineRows,
  measurementCallRows,
  placeCallRows,
  priceRows,
  productRows,
  providerCallRows,
  reviewFactRows,
  reviewRows,
  shellRows,
  showRows,
  sightRows,
  soldRows,
  termRows,
  theatreRows,
  wordingRows,
];
