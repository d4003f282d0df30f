import { soft } from "../../../../blocks/products/panel/choice.css.ts";
import { BookingBar } from "../../../../blocks/products/BookingBar.tsx";
import { readSale } from "../../../../blocks/products/product-on-page.ts";
import { RememberedVisit } from "../../../../ui/tools/RememberedVisit.tsx";
import type { ShowProps } from "../../fields.ts";
import { findShowProduct } from "../find-show-product.ts";
import { OtherShows } from "../OtherShows.tsx";
import * as css from "../ShowPage.css.ts";
import { unsoldNote } from "../unsold-note.ts";
import { readChosenSale } from "./chosen-sale.ts";
import { ShowPanel } from "./ShowPanel.tsx";

/** The panel to the booking. An unbookable show has the reason, and links to other shows (X15). */
export function BookingBox({ fields, page }: ShowProps) {
  const { locale, t } = page;
  const product = findShowProduct(fields, page.snapshot);
  if (product === undefined) return <Unsold fields={fields} page={page} />;
  const { price, note } = readChosenSale(product, page);
  return (
    <>
      {price === undefined ? (
        <BookingBar
          sale={{ price, note }}
          href={page.bookingUrl(product)}
          label={t("product.bookNow")}
          locale={locale}
          t={t}
        />
      ) : (
        <ShowPanel price={price} note={note} product={product} page={page} />
      )}
      <RememberedVisit id={product.id} price={readSale(product, page).price} locale={locale} t={t}>
        {price && <p className={soft}>{t("experience.allIn")}</p>}
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
