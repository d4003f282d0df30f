/** One of these; the numbers go round, so that neighbors differ. Throws for an empty list, which no schema lets through. */
export function pick<Value>(values: readonly Value[], number: number): Value {
  const value = values[number % values.length];
  if (value === undefined) throw new RangeError("nothing to choose from");
  return value;
}
