import type { TogetherQuery } from "../../../catalog/seating/seat-groups.ts";
import { minorUnitDigits } from "../../../i18n/currencies.ts";
import { roundBudgetUp, roundBudgetDown, maxBudget } from "../seat-budget.ts";
import type { House, PlacedSeat } from "./house.ts";

type Bands = Pick<House, "bands">;

/** Returns what the form says: how many seats together, at most `most`, and the most that each may cost. */
export function formQuery(form: HTMLFormElement, { bands }: Bands, most: number): TogetherQuery {
  const data = new FormData(form);
  const budget = Number(data.get("budget"));
  const count = Math.trunc(Number(data.get("party")));
  const limit = budget > 0 && bands.length > 0 ? budget * countMinorUnits(bands) : undefined;
  return { count: Math.min(most, Math.max(1, count)), limit };
}

/** Writes a query into the form. Its limit is one that the page's address can have, and is not below that of the query. */
export function setFormQuery(form: HTMLFormElement, { bands }: Bands, { count, limit }: TogetherQuery): void {
  setField(form, "party", count);
  setField(form, "budget", limit === undefined ? "" : roundBudgetUp(limit / countMinorUnits(bands)));
}

/** Returns the limit of the form as an address has it; empty without one. */
export function readBudget(form: HTMLFormElement): string {
  const budget = Math.min(maxBudget, Math.trunc(Number(new FormData(form).get("budget"))));
  return budget > 0 ? String(roundBudgetDown(budget)) : "";
}

/** How an address names seats of one row; each is empty where it can't. */
export type SeatFields = Readonly<Record<"section" | "row" | "seats", string>>;

/** Returns how the page's address names seats. It names those of one row alone. */
export function seatFields({ sections, rows }: House, seats: readonly PlacedSeat[]): SeatFields {
  const row = rows.find((each) => seats.length > 0 && seats.every((seat) => each.seats.includes(seat)));
  if (row === undefined) return { section: "", row: "", seats: "" };
  const { section } = row;
  return {
    section: String(sections.indexOf(section) + 1),
    row: String(rows.filter((each) => each.section === section).indexOf(row) + 1),
    seats: seats.map((seat) => row.seats.indexOf(seat) + 1).join(","),
  };
}

/** Names seats of one row in the form, as the page's address does. */
export function setFormSeats(form: HTMLFormElement, house: House, seats: readonly PlacedSeat[]): void {
  for (const [name, value] of Object.entries(seatFields(house, seats))) setField(form, name, value);
}

/** Returns the minor units of a unit of the currency: 100 of a pound. */
function countMinorUnits([band]: House["bands"]): number {
  return band === undefined ? 1 : 10 ** minorUnitDigits(band.price.currency);
}

/**
 * Writes a value into a field. Adds a hidden field when the form has no field of that name. An empty hidden field is
 * not sent.
 */
export function setField(form: HTMLFormElement, name: string, value: string | number): void {
  const found = form.elements.namedItem(name);
  const field = found instanceof HTMLInputElement ? found : document.createElement("input");
  if (field !== found) {
    Object.assign(field, { type: "hidden", name });
    form.append(field);
  }
  field.value = String(value);
  field.disabled = field.type === "hidden" && field.value === "";
}
