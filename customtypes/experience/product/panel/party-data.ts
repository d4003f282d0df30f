import { nameTicket } from "../../../../blocks/products/name-ticket.ts";
import type { Product } from "../../../../catalog/product/product.ts";
import type { PageContext } from "../../../../renderer/index.ts";
import type { PartyProps } from "./Party.enhance.ts";
import { partyLimits } from "./party-limits.ts";
import type { PanelState } from "./panel-state.ts";

/** Returns the data of the panel in the browser: limits and prices of each start, with its texts. */
export function toPartyData(state: PanelState, product: Product, { locale, t }: PageContext): PartyProps {
  const { date, starts, start, persons, limits, party } = state;
  const price = "{price}";
  return {
    starts:
      starts.length === 0
        ? [{ time: "", ...limits }]
        : starts.map((each) => ({ time: each.startTime, ...partyLimits(each, product) })),
    isDated: date !== undefined,
    time: start?.startTime,
    party,
    names: Object.fromEntries(persons.map((person) => [person.pax, nameTicket(person, product, t)])),
    currency: persons[0]?.price.currency ?? "EUR",
    locale,
    texts: {
      next: t("booking.continue", { price }),
      total: t("booking.total", { price }),
      counted: t("list.labelled", { label: "{label}", value: "{value}" }),
    },
  };
}
