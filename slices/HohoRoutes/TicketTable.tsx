import { type BusTicket, countTicketDays } from "../../catalog/bus/best-ticket.ts";
import { formatMoney } from "../../catalog/money/money.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import type { NetworkProps } from "./buses-props.ts";
import * as css from "./TicketFinder.css.ts";

interface Props extends NetworkProps {
  readonly tickets: readonly BusTicket[];
}

/** Renders each ticket with its routes and price. */
export function TicketTable({ network, tickets, page: { t, locale } }: Props) {
  if (tickets.length === 0) return null;
  return (
    <dl className={css.tickets}>
      {tickets.map(({ product, variant, name, routes, minutes, price }) => (
        <div key={`${product}-${variant}`} className={css.ticket}>
          <dt>
            <Localized text={name} />
            <small className={css.detail}>
              {joinTexts(
                "items",
                network.routes.filter(({ key }) => routes.includes(key)).map((route) => route.name.text),
                t,
              )}
            </small>
            <small className={css.detail}>{t("validity.calendarDays", { days: countTicketDays({ minutes }) })}</small>
          </dt>
          <dd className={css.amount}>
            <bdi>{price === undefined ? t("product.soldOut") : formatMoney(price.final, locale)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
