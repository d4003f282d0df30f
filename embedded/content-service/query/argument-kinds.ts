import { type DatePart, partNumber } from "./date-names.ts";
import { measure } from "./measure.ts";
import type { Argument } from "./predicate.ts";

/** What an argument of a predicate may be. */
export type ArgumentKind = (value: Argument) => boolean;

/** Longest text to search for, in UTF-16 units. */
const longestTerms = 1000;

export const argumentKinds = {
  any: () => true,
  text: (value) => typeof value === "string",
  terms: (value) => typeof value === "string" && value.length <= longestTerms,
  number: (value) => typeof value === "number",
  /** How many, from 1. */
  count: (value) => typeof value === "number" && Number.isInteger(value) && value > 0,
  list: (value) => typeof value === "object",
  /** Epoch milliseconds or an ISO date. */
  moment: (value) => typeof value !== "object" && measure(value) !== undefined,
} satisfies Readonly<Record<string, ArgumentKind>>;

/** A number or name of such a part of a date. */
export function partKind(part: DatePart): ArgumentKind {
  return (value) => partNumber(part, value) !== undefined;
}
