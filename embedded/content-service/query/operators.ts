import { argumentKinds, moment } from "./argument-kinds.ts";
import { matchesEveryTerm } from "./fulltext.ts";
import type { Argument, Scalar } from "./predicate.ts";

/** A predicate: which arguments it takes, and when what a document has at the path satisfies them. */
interface Operator {
  /** One check per argument. */
  readonly arguments: readonly ((argument: Argument) => boolean)[];
  /** `found` is all there is at the path: several values for tags and groups, none for an empty field. */
  readonly test: (found: readonly Scalar[], values: readonly Argument[]) => boolean;
}

const { any, list, text } = argumentKinds;

export const operators: Readonly<Record<string, Operator>> = {
  at: { arguments: [any], test: isAt },
  not: { arguments: [any], test: (found, values) => !isAt(found, values) },
  any: { arguments: [list], test: isIn },
  in: { arguments: [list], test: isIn },
  has: { arguments: [], test: (found) => found.length > 0 },
  missing: { arguments: [], test: (found) => found.length === 0 },
  fulltext: { arguments: [text], test: (found, [terms]) => matchesEveryTerm(found.map(String), String(terms)) },
  "number.gt": comparison("number", 1, (value, [limit = NaN]) => value > limit),
  "number.lt": comparison("number", 1, (value, [limit = NaN]) => value < limit),
  "number.inRange": comparison("number", 2, isBetween),
  "date.after": comparison("moment", 1, (value, [limit = NaN]) => value > limit),
  "date.before": comparison("moment", 1, (value, [limit = NaN]) => value < limit),
  "date.between": comparison("moment", 2, isBetween),
};

function comparison(
  kind: "number" | "moment",
  count: number,
  holds: (value: number, limits: number[]) => boolean,
): Operator {
  const toNumber = kind === "number" ? Number : moment;
  return {
    arguments: Array.from({ length: count }, () => argumentKinds[kind]),
    test: (found, values) => found.some((one) => holds(toNumber(one), values.map(toNumber))),
  };
}

function isBetween(value: number, [low = NaN, high = NaN]: readonly number[]): boolean {
  return value >= low && value <= high;
}

function isAt(found: readonly Scalar[], [value]: readonly Argument[]): boolean {
  return listOf(value).every((one) => found.includes(one));
}

function isIn(found: readonly Scalar[], [values]: readonly Argument[]): boolean {
  const wanted = new Set(listOf(values));
  return found.some((one) => wanted.has(one));
}

function listOf(value: Argument | undefined): readonly Scalar[] {
  if (value === undefined) return [];
  return typeof value === "object" ? value : [value];
}
