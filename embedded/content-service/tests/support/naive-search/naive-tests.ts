import { type DatePart, partNumber } from "../../../query/date-names.ts";
import { measure } from "../../../query/measure.ts";
import type { Argument, Scalar } from "../../../query/predicate.ts";
import { naiveWords } from "./naive-words.ts";

/** True when the values at a path satisfy a predicate with these arguments. */
type NaiveTest = (found: readonly Scalar[], values: readonly Argument[]) => boolean;

const between: NaiveTest = comparing((value, low, high) => value >= low && value <= high);
const above: NaiveTest = comparing((value, limit) => value > limit);
const below: NaiveTest = comparing((value, limit) => value < limit);

export const naiveTests: ReadonlyMap<string, NaiveTest> = new Map<string, NaiveTest>([
  ["at", isAt],
  ["not", (found, values) => !isAt(found, values)],
  ["any", isIn],
  ["in", isIn],
  ["has", (found) => found.length > 0],
  ["missing", (found) => found.length === 0],
  ["fulltext", hasWords],
  ["number.gt", above],
  ["number.lt", below],
  ["number.inRange", between],
  ["date.after", above],
  ["date.before", below],
  ["date.between", between],
  ...(["day-of-month", "day-of-week", "month", "year", "hour"] as const).flatMap(listPartTests),
]);

function comparing(holds: (value: number, first: number, second: number) => boolean): NaiveTest {
  return (found, values) => {
    const [first = NaN, second = NaN] = values.map((value) => (typeof value === "object" ? NaN : measure(value)));
    return found.some((one) => holds(measure(one) ?? NaN, first, second));
  };
}

function listPartTests(part: DatePart): readonly [string, NaiveTest][] {
  const test =
    (holds: (value: number, wanted: number) => boolean): NaiveTest =>
    (found, [wanted = 0]) =>
      found.some((one) => holds(extractPart(part, measure(one) ?? NaN), partNumber(part, wanted) ?? NaN));
  return [
    [`date.${part}`, test((value, wanted) => value === wanted)],
    [`date.${part}-after`, test((value, wanted) => value > wanted)],
    [`date.${part}-before`, test((value, wanted) => value < wanted)],
  ];
}

function extractPart(part: DatePart, moment: number): number {
  const date = new Date(moment);
  if (part === "day-of-week") return ((date.getUTCDay() + 6) % 7) + 1;
  if (part === "day-of-month") return date.getUTCDate();
  if (part === "month") return date.getUTCMonth() + 1;
  return part === "year" ? date.getUTCFullYear() : date.getUTCHours();
}

function isAt(found: readonly Scalar[], [value]: readonly Argument[]): boolean {
  return listScalars(value).every((one) => isIn(found, [[one]]));
}

function isIn(found: readonly Scalar[], [values]: readonly Argument[]): boolean {
  return listScalars(values).some((wanted) =>
    found.some((one) => (typeof wanted === "number" ? measure(one) === wanted : one === wanted)),
  );
}

function hasWords(found: readonly Scalar[], [terms]: readonly Argument[]): boolean {
  const words = found.filter((one) => typeof one === "string").flatMap(naiveWords);
  const wanted = naiveWords(String(terms));
  return wanted.length > 0 && wanted.every((term) => words.some((word) => word.startsWith(term)));
}

function listScalars(value: Argument | undefined): readonly Scalar[] {
  if (value === undefined) return [];
  return typeof value === "object" ? value : [value];
}
