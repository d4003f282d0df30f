import { PriceTag } from "../../../ui/product/PriceTag.tsx";
import { ButtonLink } from "../../../ui/primitives/links.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ShowProps } from "../fields.ts";
import * as css from "./BookingBar.css.ts";
import { showOf } from "./show-of.ts";

/**
 * Price and link to the booking flow: beside the poster, and fixed to the bottom of a phone's screen. What can't be
 * booked says why instead. It says when the provider failed; a show that the provider does not sell has no bar.
 */
export function BookingBar({ fields, page }: ShowProps) {
  const { locale, t } = page;
  if (fields.tgid === undefined) return null;
  const product = showOf(fields, page.snapshot);
  if (product === undefined) {
    return page.snapshot.stateOf("products", { id: fields.tgid }) === "failed" ? (
      <p className={css.unavailable}>
        <StyleSheet of={css} />
        {t("show.priceUnavailable")}
      </p>
    ) : null;
  }
  const { price, note } = page.sale(product);
  return (
    <div className={css.bar}>
      <div>
        <StyleSheet of={css} />
        {note !== undefined && <p className={css.note}>{note}</p>}
        {price && <PriceTag price={price} locale={locale} t={t} showScratchPrice size="large" />}
      </div>
      {price && (
        <ButtonLink href={page.bookingUrl(product)} size="large">
          {t("show.chooseDate")}
        </ButtonLink>
      )}
    </div>
  );
}
