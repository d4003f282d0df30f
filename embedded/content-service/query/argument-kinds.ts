import type { Argument } from "./predicate.ts";

/** What an argument of a predicate may be. */
export const argumentKinds = {
  any: (): boolean => true,
  text: (value: Argument): boolean => typeof value === "string",
  number: (value: Argument): boolean => typeof value === "number",
  list: (value: Argument): boolean => typeof value === "object",
  /** Epoch milliseconds or an ISO date. */
  moment: (value: Argument): boolean => typeof value !== "object" && Number.isFinite(moment(value)),
};

/** Epoch milliseconds of a number (which is that already) or of an ISO date; NaN, which no limit holds for, if neither. */
export function moment(value: Argument): number {
  return typeof value === "string" ? Date.parse(value) : Number(value);
}
