/** An amount as people set prices: 12.9, 24.5, 139, 3490. Never under 0.5. */
export function peoplePrice(amount: number): number {
  if (amount >= 1000) return Math.round(amount / 50) * 50 - 10;
  if (amount >= 100) return Math.round((amount + 1) / 10) * 10 - 1;
  const whole = Math.floor(amount);
  const cents = [0, 0.5, 0.9, 1].toSorted(
    (one, other) => Math.abs(amount - whole - one) - Math.abs(amount - whole - other),
  );
  return Math.max(0.5, whole + (cents[0] ?? 0));
}
