import { invalid } from "../failure.ts";

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A whole number within bounds. Throws a 400 naming the parameter for anything else. */
export function wholeNumber(parameter: string, value: string, { min, max }: Bounds): number {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw invalid(
    parameter,
    max === Number.MAX_SAFE_INTEGER ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`,
  );
}

export function wholeNumberOr(fallback: number, query: URLSearchParams, parameter: string, bounds: Bounds): number {
  const value = query.get(parameter);
  return value === null ? fallback : wholeNumber(parameter, value, bounds);
}
