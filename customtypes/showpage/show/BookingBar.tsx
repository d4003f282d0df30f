import { isAvailable } from "../../../catalog/product/product.ts";
import { PriceTag } from "../../../ui/product/PriceTag.tsx";
import { ButtonLink } from "../../../ui/primitives/links.tsx";
import * as css from "./ShowPage.css.ts";
import type { ShowProps } from "../fields.ts";

/**
 * Price and way to the booking flow: beside the poster, and stuck to the bottom of a phone. Where the provider could not be
 * asked it says so; a show that it does not sell has none.
 */
export function BookingBar({ fields, page }: ShowProps) {
  const { locale, t } = page;
  if (fields.tgid === undefined) return null;
  const product = page.snapshot.get("products", { id: fields.tgid });
  if (product === undefined) {
    return page.snapshot.failed.has("products") ? (
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
