import { type DatePart, partNumber } from "./date-names.ts";
import { measure } from "./measure.ts";
import type { Argument } from "./predicate.ts";

/** A kind of argument of predicates. */
interface ArgumentKind {
  /** A description for messages: `a number`. */
  readonly name: string;
  readonly fits: (value: Argument) => boolean;
}

/** True for a number in quotes: `"48.1"`. */
function isDecimal(value: Argument): boolean {
  return typeof value === "string" && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value);
}

/** Longest search text, in UTF-16 units. */
const maxTermsLength = 1000;

const argumentKinds = {
  any: { name: "a value", fits: () => true },
  text: { name: "a text", fits: (value) => typeof value === "string" },
  terms: {
    name: `a text of at most ${maxTermsLength} characters`,
    fits: (value) => typeof value === "string" && value.length <= maxTermsLength,
  },
  number: { name: "a number", fits: (value) => typeof value === "number" },
  degrees: { name: "a number", fits: (value) => typeof value === "number" || isDecimal(value) },
  count: {
    name: "a whole number from 1",
    fits: (value) => typeof value === "number" && Number.isInteger(value) && value > 0,
  },
  list: { name: "a list", fits: (value) => typeof value === "object" },
  moment: {
    name: "an ISO date or epoch milliseconds",
    fits: (value) => typeof value !== "object" && measure(value) !== undefined,
  },
} satisfies Readonly<Record<string, ArgumentKind>>;

/** Returns the kind of arguments for a part of a date: a number or name. */
function partKind(part: DatePart): ArgumentKind {
  const name = `the number or name of a ${part.replaceAll("-", " ")}`;
  return { name, fits: (value) => partNumber(part, value) !== undefined };
}

const { any, count, list, degrees, moment, number, terms, text } = argumentKinds;

/** All operators, and the arguments that follow the path of each. */
export const operators: ReadonlyMap<string, readonly ArgumentKind[]> = new Map<string, readonly ArgumentKind[]>([
  ["at", [any]],
  ["not", [any]],
  ["any", [list]],
  ["in", [list]],
  ["has", []],
  ["missing", []],
  ["fulltext", [terms]],
  ["similar", [text, count]],
  ["geopoint.near", [degrees, degrees, degrees]],
  ["number.gt", [number]],
  ["number.lt", [number]],
  ["number.inRange", [number, number]],
  ["date.after", [moment]],
  ["date.before", [moment]],
  ["date.between", [moment, moment]],
  ...(["day-of-month", "day-of-week", "month", "hour"] as const).flatMap((part) =>
    ["", "-after", "-before"].map((suffix): [string, ArgumentKind[]] => [`date.${part}${suffix}`, [partKind(part)]]),
  ),
  ["date.year", [partKind("year")]],
]);
