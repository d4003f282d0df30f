import { need, type Needs, noNeeds } from "../../../../catalog/snapshot/needs.ts";
import type { SeatMapQuery } from "../../../../catalog/seating/seating.ts";
import { minorUnitDigits } from "../../../../i18n/currencies.ts";
import type { PageContext, PageFacts } from "../../../../renderer/render/page-context.ts";
import { pagePath } from "../../../../routing/page-address.ts";
import { type View, type ViewParameter, viewQuery } from "../../../../routing/view.ts";
import { chosenSlot, partyOf } from "../performances/chosen-slot.ts";

/** What a traveller chooses among the seats of a performance. */
export const seatView: readonly ViewParameter[] = ["budget", "section", "row", "seats"];

/** Returns the query for the seats of the chosen start; undefined where none is chosen. */
export function seatMapQuery(id: number, facts: Pick<PageFacts, "view">): SeatMapQuery | undefined {
  const slot = chosenSlot(facts);
  return slot && { id, date: slot.date, time: slot.time };
}

export function seatNeeds(id: number, facts: Pick<PageFacts, "view">): Needs {
  const query = seatMapQuery(id, facts);
  return query === undefined ? noNeeds : need("seatMaps", [query]);
}

/** Returns the most that a seat may cost, in minor units; undefined where there is no limit. */
export function limitOf({ view, currency }: Pick<PageFacts, "view" | "currency">): number | undefined {
  return view.budget === undefined ? undefined : view.budget * 10 ** minorUnitDigits(currency);
}

type Choice = Partial<Pick<View, "section" | "row" | "seats">>;

/** Returns the address of the page for the same start and limit, with another section, row or seats. */
export function seatHref(page: Pick<PageContext, "view" | "path" | "locale">, choice: Choice): string {
  const { date, time, budget } = page.view;
  const query = viewQuery({ date, time, party: partyOf(page), budget, ...choice });
  return `${pagePath(page.locale.code, page.path)}${query}#seats`;
}
