import { formatTravelerName } from "../../../../catalog/experience/traveler-words.ts";
import { momentInZone } from "../../../../catalog/experience/deadline.ts";
import type { PersonPrice } from "../../../../catalog/inventory/inventory.ts";
import { formatMoney } from "../../../../catalog/money/money.ts";
import { booksSeats } from "../../../../catalog/seating/seat-booking.ts";
import { zonedMoment } from "../../../../i18n/zoned-moment.ts";
import { PersonPrices } from "../../../../blocks/products/PersonPrices.tsx";
import { concessionsAt } from "./performance-data.ts";
import * as css from "./Performances.css.ts";
import type { PerformanceProps } from "./performance-props.ts";

/** Renders each kind of visitor's price at the chosen start, else at the next one with several prices (D11). */
export function TicketKinds({ data: { product }, page }: PerformanceProps) {
  const { locale, t } = page;
  const concessions = concessionsAt(product, page);
  const moment = concessions && zonedMoment(concessions, product.timeZone);
  if (concessions === undefined || moment === undefined) return null;
  const priceText = ({ price }: PersonPrice) => {
    const text = formatMoney(price, locale);
    return booksSeats(product) && text !== "" ? t("product.from", { price: text }) : text;
  };
  // Nobody enters to a numbered seat by general admission.
  const nameText = (person: PersonPrice) =>
    booksSeats(product) && person.pax === "GENERAL" ? t("performances.fullPrice") : formatTravelerName(person, t);
  return (
    <div className={css.block}>
      <h3 className={css.day}>{t("experience.party")}</h3>
      <p className={css.soft}>{t("experience.partyFor", { moment: momentInZone(moment, product.timeZone, locale) })}</p>
      <PersonPrices persons={concessions.persons} nameText={nameText} priceText={priceText} t={t} />
    </div>
  );
}
