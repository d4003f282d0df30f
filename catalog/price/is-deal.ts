import { minorUnitDigits } from "../../i18n/currencies.ts";
import type { ListingPrice } from "../product/product.ts";

/** In the major unit of whatever currency is shown. */
const cheapBelow = 30;

export interface DealRule {
  /** The one ranking in which what is cheap is a deal too. */
  readonly cheapToo?: boolean;
}

/** Whether a price is a deal: the final one is under the original one, or, in one ranking, under 30 (specification §9). */
export function isDeal(
  { final, original }: Pick<ListingPrice, "final" | "original">,
  { cheapToo = false }: DealRule = {},
): boolean {
  const cheap = final.minor < cheapBelow * 10 ** minorUnitDigits(final.currency);
  return final.minor < original.minor || (cheapToo && cheap);
}
