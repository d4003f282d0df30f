import type { Sale } from "../../../catalog/show/sale.ts";
import { BookingBar as Bar } from "../../../blocks/products/BookingBar.tsx";
import { RememberedVisit } from "../../../ui/tools/RememberedVisit.tsx";
import type { ShowProps } from "../fields.ts";
import { chosenPrice } from "./chosen-price.ts";
import { findNextStep } from "./next-step.ts";
import { OtherShows } from "./OtherShows.tsx";
import * as css from "./ShowPage.css.ts";
import { type ShowProduct, findShowProduct } from "./find-show-product.ts";
import { isOverToday } from "./show-times.ts";
import { unsoldNote } from "./unsold-note.ts";
import { readSale } from "../../../blocks/products/product-on-page.ts";

/**
 * Price and next step, beside the poster; at the bottom of a phone's screen. An unbookable show has the reason, and links to other shows (X15).
 */
export function BookingBar({ fields, page }: ShowProps) {
  const { locale, t } = page;
  const product = findShowProduct(fields, page.snapshot);
  if (product === undefined) return <Unsold fields={fields} page={page} />;
  const { price } = readSale(product, page);
  return (
    <>
      <RememberedVisit id={product.id} price={price} locale={locale} t={t}>
        <Bar {...findNextStep(product, page)} sale={readChosenSale(product, page)} locale={locale} t={t} />
      </RememberedVisit>
      {price === undefined && <OtherShows product={product} page={page} />}
    </>
  );
}

/** When a show opens that the provider does not sell, or that the provider failed. */
function Unsold({ fields, page }: ShowProps) {
  const { tgid } = fields;
  const failed = tgid !== undefined && page.snapshot.getReadState("products", { id: tgid }) === "failed";
  const note = failed ? page.t("show.priceUnavailable") : unsoldNote(fields, page);
  if (note === undefined) return null;
  return (
    <>
      <p className={failed ? css.unavailable : css.note}>{note}</p>
      {!failed && <OtherShows product={undefined} page={page} />}
    </>
  );
}

/**
 * Returns the sale with the price of what is chosen: a lower one could not be paid then. It opens today only while something
 * of today can be booked.
 */
function readChosenSale(product: ShowProduct, page: ShowProps["page"]): Sale {
  const { price, note, firstDay } = readSale(product, page);
  return {
    price: price && { ...price, ...chosenPrice(product, page) },
    note: firstDay !== undefined && isOverToday(product, page) ? undefined : note,
  };
}
