import type { Money } from "../money/money.ts";

/** The lowest price of the 30 days before a reduction, which its announcement has to name (X1). */
export interface PriorPrice {
  readonly amount: Money;
  /** `YYYY-MM-DD`: the first of the 30 days. */
  readonly lowestFrom: string;
  /** `YYYY-MM-DD`: the last day on which it was charged. */
  readonly lowestOn: string;
}
