import type { TogetherQuery } from "../../../catalog/seating/seat-groups.ts";
import { minorUnitDigits } from "../../../i18n/currencies.ts";
import { budgetAbove } from "../../../routing/seat-budget.ts";
import type { House, PlacedSeat } from "./house.ts";

type Bands = Pick<House, "bands">;

/** Returns what the form says: how many seats together, at most `most`, and the most that each may cost. */
export function formQuery(form: HTMLFormElement, { bands }: Bands, most: number): TogetherQuery {
  const data = new FormData(form);
  const budget = Number(data.get("budget"));
  const count = Math.trunc(Number(data.get("party")));
  const limit = budget > 0 && bands.length > 0 ? budget * unitOf(bands) : undefined;
  return { count: Math.min(most, Math.max(1, count)), limit };
}

/** Writes a query into the form. Its limit is one that the page's address can have, and is not below that of the query. */
export function setFormQuery(form: HTMLFormElement, { bands }: Bands, { count, limit }: TogetherQuery): void {
  setField(form, "party", count);
  setField(form, "budget", limit === undefined ? "" : budgetAbove(limit / unitOf(bands)));
}

/** Names seats of one row in the form, as the page's address does. */
export function setFormSeats(form: HTMLFormElement, { sections, rows }: House, seats: readonly PlacedSeat[]): void {
  const row = rows.find((each) => seats.some((seat) => each.seats.includes(seat)));
  if (row === undefined) return;
  const { section } = row;
  setField(form, "section", sections.indexOf(section) + 1);
  setField(form, "row", rows.filter((each) => each.section === section).indexOf(row) + 1);
  setField(form, "seats", seats.map((seat) => row.seats.indexOf(seat) + 1).join(","));
}

/** Returns the minor units of a unit of the currency: 100 of a pound. */
function unitOf([band]: House["bands"]): number {
  return band === undefined ? 1 : 10 ** minorUnitDigits(band.price.currency);
}

/** Writes a value into a field, which is a hidden one where the form has none of that name. */
function setField(form: HTMLFormElement, name: string, value: string | number): void {
  const found = form.elements.namedItem(name);
  const field = found instanceof HTMLInputElement ? found : document.createElement("input");
  if (field !== found) {
    Object.assign(field, { type: "hidden", name });
    form.append(field);
  }
  field.value = String(value);
}
