import type { DateAvailability } from "../calendar/calendar.ts";
import type { Money } from "../money/money.ts";

/** Returns what is paid on a day in all, with what is charged on top of the price (X1). */
export function allInPrice({
  price,
  extraCharges,
  includesExtraCharges,
}: Pick<DateAvailability, "price" | "extraCharges" | "includesExtraCharges">): Money {
  return includesExtraCharges ? price : { ...price, minor: price.minor + extraCharges.minor };
}
