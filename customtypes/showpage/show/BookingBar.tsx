import { BookingBar as Bar } from "../../../ui/product/BookingBar.tsx";
import type { ShowProps } from "../fields.ts";
import { sectionId } from "./performances/addresses.ts";
import { bookableStart, performanceData } from "./performances/performance-data.ts";
import * as css from "./ShowPage.css.ts";
import { type ShowProduct, showOf } from "./show-of.ts";

/**
 * Price and link to the calendar, beside the poster. It says when the provider failed; a show that the provider does not
 * sell has no bar.
 */
export function BookingBar({ fields, page }: ShowProps) {
  const { locale, t } = page;
  if (fields.tgid === undefined) return null;
  const product = showOf(fields, page.snapshot);
  if (product === undefined) {
    const failed = page.snapshot.stateOf("products", { id: fields.tgid }) === "failed";
    return failed ? <p className={css.unavailable}>{t("show.priceUnavailable")}</p> : null;
  }
  const target = targetOf(product, page);
  return <Bar {...target} sale={page.sale(product)} label={t("show.chooseDate")} locale={locale} t={t} />;
}

/** The calendar of the page, else the booking flow, which has one. The next step is below for a chosen start. */
function targetOf(product: ShowProduct, page: ShowProps["page"]) {
  const data = performanceData(product, page);
  if (data.months.length === 0) return { href: page.bookingUrl(product) };
  const tone = bookableStart(data, page) === undefined ? "primary" : "secondary";
  return { href: `#${sectionId}`, tone } as const;
}
