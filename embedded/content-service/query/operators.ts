import { type ArgumentKind, argumentKinds, partKind } from "./argument-kinds.ts";

const { any, count, list, moment, number, terms, text } = argumentKinds;

/** The predicates there are, and what may follow the path of each. */
export const operators: ReadonlyMap<string, readonly ArgumentKind[]> = new Map<string, readonly ArgumentKind[]>([
  ["at", [any]],
  ["not", [any]],
  ["any", [list]],
  ["in", [list]],
  ["has", []],
  ["missing", []],
  ["fulltext", [terms]],
  ["similar", [text, count]],
  ["geopoint.near", [number, number, number]],
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
