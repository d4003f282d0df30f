import { minorUnitDigits } from "../../../i18n/currencies.ts";
import type { TogetherQuery } from "../../../catalog/seating/best-together.ts";
import type { House } from "./house.ts";

/** Returns what the form says: how many seats together, at most `most`, and the most that each may cost. */
export function formQuery(form: HTMLFormElement, { bands }: Pick<House, "bands">, most: number): TogetherQuery {
  const data = new FormData(form);
  const budget = Number(data.get("budget"));
  const count = Math.trunc(Number(data.get("party")));
  const currency = bands[0]?.price.currency;
  const limit = budget > 0 && currency !== undefined ? budget * 10 ** minorUnitDigits(currency) : undefined;
  return { count: Math.min(most, Math.max(1, count)), limit };
}
