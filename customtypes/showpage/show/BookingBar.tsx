import { BookingBar as Bar } from "../../../ui/product/BookingBar.tsx";
import type { ShowProps } from "../fields.ts";
import * as css from "./ShowPage.css.ts";
import { showOf } from "./show-of.ts";

/**
 * Price and link to the booking flow, beside the poster. It says when the provider failed; a show that the provider does
 * not sell has no bar.
 */
export function BookingBar({ fields, page }: ShowProps) {
  const { locale, t } = page;
  if (fields.tgid === undefined) return null;
  const product = showOf(fields, page.snapshot);
  if (product === undefined) {
    const failed = page.snapshot.stateOf("products", { id: fields.tgid }) === "failed";
    return failed ? <p className={css.unavailable}>{t("show.priceUnavailable")}</p> : null;
  }
  const sale = page.sale(product);
  return <Bar sale={sale} href={page.bookingUrl(product)} label={t("show.chooseDate")} locale={locale} t={t} />;
}
