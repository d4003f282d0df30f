import { listingView } from "../../../blocks/listing/view.ts";
import { airportTransferComposition } from "../compositions.ts";
import type { MicrositeKind } from "../fields.ts";
import { taggedId } from "../tags.ts";
import { listingTrueUntil } from "../../../blocks/listing/listing-true-until.ts";

/** Private and shared transfers, by sub-category (D26). */
const transfers: ReadonlySet<number | undefined> = new Set([1019, 1145]);

/** The airport transfers of one city. */
export const airportTransfer: MicrositeKind = {
  kind: "airport-transfer",
  view: [listingView, "airport", "way", "party", "bags", "date", "time"],
  trueUntil: listingTrueUntil,
  ownPlace: ["city", "subCategory"],
  composition: airportTransferComposition,
  matches: (fields) => transfers.has(taggedId(fields, "tagged_sub_category")),
};
