import { invalid, missing } from "../failure.ts";
import { wholeNumber } from "./whole-number.ts";

const anyId = { min: 1, max: Number.MAX_SAFE_INTEGER };
const most = 100;

/** The ids under this name, repeated or comma-joined, in the order given and each once; 1 to 100 of them. */
export function idsParameter(query: URLSearchParams, parameter = "ids[]"): readonly number[] {
  const ids = idList(query, parameter);
  if (ids.length === 0) throw missing(parameter);
  if (ids.length > most) throw invalid(parameter, `at most ${most} ids`);
  return [...new Set(ids)];
}

/** Any number of ids under this name, none when it is left out. */
export function idList(query: URLSearchParams, parameter: string): readonly number[] {
  const parts = query.getAll(parameter).flatMap((value) => value.split(","));
  return parts.filter((part) => part !== "").map((part) => idOf(part, parameter));
}

export function idOf(value: string, parameter: string): number {
  return wholeNumber(parameter, value, anyId);
}
