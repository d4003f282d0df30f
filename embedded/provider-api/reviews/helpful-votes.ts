/** How many readers found a product's review number `index` helpful. Never more than the one before: numbers are in that order. */
export function helpfulVotes(reviews: number, index: number): number {
  const most = 4 + Math.min(60, Math.floor(reviews / 12));
  return Math.floor(most / (1 + index / 5));
}
