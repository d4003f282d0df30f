import { countTicketDays } from "../../catalog/bus/best-ticket.ts";
import type { BusRoute } from "../../catalog/bus/network.ts";
import { numberStops } from "../../catalog/bus/number-stops.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { readsParameter } from "../../routing/page-view.ts";
import { pagePath } from "../../routing/page-address.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { findTickets } from "./find-buses.ts";
import type { BusesProps } from "./buses-props.ts";
import { readRide } from "./read-ride.ts";
import * as css from "./TicketFinder.css.ts";
import { TicketResult } from "./TicketResult.tsx";
import { TicketTable } from "./TicketTable.tsx";
import { readView } from "../../routing/define-view.ts";
import { busesView } from "./view.ts";

/** Renders all tickets and a form that finds the cheapest one for some stops. The form works without a script. */
export function TicketFinder(props: BusesProps) {
  const { buses, page } = props;
  const tickets = findTickets(buses, page.snapshot);
  if (tickets === undefined) return <p>{page.t("buses.unread")}</p>;
  const days = [...new Set(tickets.map(countTicketDays))].toSorted((a, b) => a - b);
  return (
    <div className={css.finder}>
      <StyleSheet of={css} />
      {readsParameter(page.view, "stops") && <Form {...props} days={days} />}
      <div className={css.results}>
        {readsParameter(page.view, "stops") && <TicketResult buses={buses} tickets={tickets} page={page} />}
        <TicketTable network={buses.network} tickets={tickets} page={page} />
      </div>
    </div>
  );
}

interface FormProps extends BusesProps {
  /** Numbers of days that tickets are valid. */
  readonly days: readonly number[];
}

/** Renders the letters of a stop's routes, and their names for screen readers. */
function StopRoutes({ routes, t }: { readonly routes: readonly BusRoute[]; readonly t: Translator }) {
  const join = (texts: readonly string[]) => joinTexts("items", texts, t);
  return (
    <>
      <small aria-hidden="true" className={css.soft}>
        {join(routes.map(({ letter }) => letter))}
      </small>
      <span className="visually-hidden">{join(routes.map(({ name }) => name.text))}</span>
    </>
  );
}

function Form({ buses: { network }, id, page, days }: FormProps) {
  const { t, locale, path, view } = page;
  const ride = readRide(view);
  const number = numberFormat(formatTag(locale));
  return (
    <form action={`${pagePath(locale.code, path)}#${id}`} className={css.form}>
      <fieldset className={css.fields}>
        <legend className={css.legend}>{t("buses.tick")}</legend>
        {numberStops(network).map((stop) => (
          <label key={stop.key} className={css.choice}>
            <input type="checkbox" name="stops" value={stop.number} defaultChecked={ride.stops.includes(stop.number)} />
            <span>
              {number.format(stop.number)}. <Localized text={stop.name} /> <StopRoutes routes={stop.routes} t={t} />
            </span>
          </label>
        ))}
      </fieldset>
      <div className={css.last}>
        <label className={css.field}>
          {t("buses.days")}
          <select name="days" defaultValue={readView(busesView, view).days} className={css.select} autoComplete="off">
            {days.map((each) => (
              <option key={each} value={each}>
                {number.format(each)}
              </option>
            ))}
          </select>
        </label>
        <button className={css.button}>{t("buses.find")}</button>
      </div>
    </form>
  );
}
