import { PersonPrices } from "../../../../blocks/products/PersonPrices.tsx";
import { readSale } from "../../../../blocks/products/product-on-page.ts";
import { momentInZone } from "../../../../catalog/experience/deadline.ts";
import type { PersonPrice } from "../../../../catalog/inventory/inventory.ts";
import { formatMoney } from "../../../../catalog/money/money.ts";
import { booksSeats } from "../../../../catalog/seating/seat-booking.ts";
import { zonedMoment } from "../../../../i18n/zoned-moment.ts";
import { Section } from "../../../../ui/primitives/Section.tsx";
import type { ShowProps } from "../../fields.ts";
import { findShowProduct } from "../find-show-product.ts";
import { concessionsAt } from "./performance-data.ts";

/** Renders each kind of visitor's price at the chosen start, else at the next one with several prices (D11). */
export function TicketKinds({ fields, page }: ShowProps) {
  const { locale, t } = page;
  const product = findShowProduct(fields, page.snapshot);
  if (product === undefined || readSale(product, page).price === undefined) return null;
  const concessions = concessionsAt(product, page);
  const moment = concessions && zonedMoment(concessions, product.timeZone);
  if (concessions === undefined || moment === undefined) return null;
  const priceText = ({ price }: PersonPrice) => {
    const text = formatMoney(price, locale);
    return booksSeats(product) && text !== "" ? t("product.from", { price: text }) : text;
  };
  const when = momentInZone(moment, product.timeZone, locale);
  return (
    <Section id="prices" title={t("experience.party")} intro={t("experience.partyFor", { moment: when })}>
      <PersonPrices persons={concessions.persons} product={product} priceText={priceText} t={t} />
    </Section>
  );
}
