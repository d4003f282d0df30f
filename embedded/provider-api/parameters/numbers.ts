import { invalid, missing } from "../failure.ts";

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A whole number within bounds. Throws a 400 naming the parameter for anything else. */
function wholeNumber(parameter: string, value: string, { min, max }: Bounds): number {
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

const anyId = { min: 1, max: Number.MAX_SAFE_INTEGER };
const maxIds = 100;

/** Returns the ids under this name, repeated or comma-joined, in their order and each once; 1 to 100 of them. */
export function idsParameter(query: URLSearchParams, parameter = "ids[]"): readonly number[] {
  const ids = idList(query, parameter);
  if (ids.length === 0) throw missing(parameter);
  if (ids.length > maxIds) throw invalid(parameter, `at most ${maxIds} ids`);
  return [...new Set(ids)];
}

/** Returns any number of ids under this name, none when it is missing. */
export function idList(query: URLSearchParams, parameter: string): readonly number[] {
  const parts = query.getAll(parameter).flatMap((value) => value.split(","));
  return parts.filter((part) => part !== "").map((part) => readId(part, parameter));
}

export function readId(value: string, parameter: string): number {
  return wholeNumber(parameter, value, anyId);
}

/** Returns `limit`: 1 to 100, 10 by default. */
export function limitParameter(query: URLSearchParams): number {
  return wholeNumberOr(10, query, "limit", { min: 1, max: 100 });
}

/** Returns `offset`: 0 by default. */
export function offsetParameter(query: URLSearchParams): number {
  return wholeNumberOr(0, query, "offset", { min: 0, max: Number.MAX_SAFE_INTEGER });
}

/** Returns `min-pax`: how many people want to go together, 1 by default. */
export function minPax(query: URLSearchParams): number {
  return wholeNumberOr(1, query, "min-pax", { min: 1, max: 100 });
}

/** Returns `filter-ratings`: the stars that reviews must have, 1 to 5 each; none means any. */
export function starsParameter(query: URLSearchParams): readonly number[] {
  const parts = query.getAll("filter-ratings").flatMap((value) => value.split(","));
  return parts.filter((part) => part !== "").map((part) => wholeNumber("filter-ratings", part, { min: 1, max: 5 }));
}
