const dayLength = 86_400_000;

/** How many days from one to the other, both at midnight UTC; negative when `to` is the earlier. */
export function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / dayLength;
}
