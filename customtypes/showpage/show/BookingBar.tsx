import { isAvailable } from "../../../catalog/product/product.ts";
import { PriceTag } from "../../../ui/product/PriceTag.tsx";
import { ButtonLink } from "../../../ui/primitives/links.tsx";
import * as css from "./ShowPage.css.ts";
import type { ShowProps } from "../fields.ts";

/**
 * Price and link to the booking flow: beside the poster, and fixed to the bottom of a phone's screen. It says when the
 * provider failed; a show that the provider does not sell has no bar.
 */
export function BookingBar({ fields, page }: ShowProps) {
  const { locale, t } = page;
  if (fields.tgid === undefined) return null;
  const product = page.snapshot.get("products", { id: fields.tgid });
  if (product === undefined) {
    return page.snapshot.stateOf("products", { id: fields.tgid }) === "failed" ? (
      <p className={css.unavailable}>{t("show.priceUnavailable")}</p>
    ) : null;
  }
  const { price } = product;
  return (
    <div className={css.bar}>
      {price === undefined || !isAvailable(product) ? (
        <p>{t("product.soldOut")}</p>
      ) : (
        <PriceTag price={price} locale={locale} t={t} showScratchPrice size="large" />
      )}
      <ButtonLink href={page.bookingUrl(product)} size="large">
        {t("show.chooseDate")}
      </ButtonLink>
    </div>
  );
}
