/** The highest limit of a seat's price, in whole units of a currency: one seat may cost millions of rupiah. */
export const maxBudget = 99_999_999;

/** How many leading digits of a limit count. This bounds the number of pages. */
const countedDigits = 4;

/** Returns the highest limit that an address can have, not above an amount: 1472345 → 1472000. */
export function roundBudgetDown(amount: number): number {
  const step = chooseStep(amount);
  return Math.floor(amount / step) * step;
}

/** Returns the lowest limit that an address can have, not below a price: 42.5 → 43, and 1472345 → 1473000. */
export function roundBudgetUp(price: number): number {
  const step = chooseStep(price);
  return Math.ceil(price / step) * step;
}

function chooseStep(amount: number): number {
  return 10 ** Math.max(0, String(Math.trunc(amount)).length - countedDigits);
}
