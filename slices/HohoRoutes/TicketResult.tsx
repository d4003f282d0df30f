import { bestTicket, type BusTicket, countTicketDays, type TicketChoice } from "../../catalog/bus/best-ticket.ts";
import { numberStops } from "../../catalog/bus/number-stops.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import type { PageContext } from "../../renderer/index.ts";
import { ButtonLink } from "../../ui/primitives/links.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { PriceTag } from "../../blocks/products/PriceTag.tsx";
import type { Buses } from "./find-buses.ts";
import { readRide } from "./read-ride.ts";
import * as css from "./TicketFinder.css.ts";

interface Props {
  readonly buses: Buses;
  readonly tickets: readonly BusTicket[];
  readonly page: PageContext;
}

/** Renders the cheapest ticket for the chosen stops, and why it is that one. Nothing before a stop of the network is chosen. */
export function TicketResult({ buses, tickets, page }: Props) {
  const ride = readRide(page.view);
  if (!numberStops(buses.network).some(({ number }) => ride.stops.includes(number))) return null;
  const choice = bestTicket(tickets, ride, buses.network);
  if (choice === undefined) return <p className={css.result}>{page.t("buses.none")}</p>;
  return <Choice choice={choice} buses={buses} page={page} />;
}

function Choice({
  choice,
  buses: { network, products },
  page,
}: Omit<Props, "tickets"> & { readonly choice: TicketChoice }) {
  const { t, locale } = page;
  const { ticket, of, routes } = choice;
  const product = products.find(({ id }) => id === ticket.product);
  const names = network.routes.filter(({ key }) => routes.includes(key)).map(({ name }) => name.text);
  const reason = { routes: joinTexts("items", names, t) };
  return (
    <div className={css.result}>
      <h3 className={css.name}>
        <Localized text={ticket.name} />
      </h3>
      <p>{of === 1 ? t("buses.only", reason) : t("buses.cheapest", { ...reason, count: of })}</p>
      <p className={css.soft}>{t("validity.calendarDays", { days: countTicketDays(ticket) })}</p>
      <PriceTag price={ticket.price} locale={locale} t={t} showScratchPrice={false} size="large" />
      {product && (
        <ButtonLink href={page.bookingUrl(product, { variant: ticket.variant })}>{t("product.bookNow")}</ButtonLink>
      )}
    </div>
  );
}
