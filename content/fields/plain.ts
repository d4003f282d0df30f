import * as v from "valibot";
import { isYes } from "../../catalog/text/text-values.ts";

const notBoolean = "is neither true nor false";

/** A text that says yes or no, as a Select of an older model does. */
const spelled = v.pipe(v.string(), v.regex(/^\s*(?:yes|no|true|false)\s*$/i, notBoolean), v.transform(isYes));

/** A Boolean field (F12). The service sends null for one that no editor touched, which means `untouched`. */
export function boolean(untouched = false) {
  return v.pipe(
    v.nullish(v.union([v.boolean(), spelled], notBoolean), untouched),
    v.metadata({ prismic: "Boolean", untouched }),
  );
}

const notDate = "is not a date";

/** A Date field, YYYY-MM-DD; undefined when empty. */
export function date() {
  return v.pipe(
    v.nullish(v.pipe(v.string(notDate), v.isoDate(notDate)), null),
    v.transform((value) => value ?? undefined),
    v.metadata({ prismic: "Date" }),
  );
}

const notMoment = "is not a date with a time";

/** A Timestamp field, in epoch milliseconds; undefined when empty. */
export function timestamp() {
  return v.pipe(
    v.nullish(v.pipe(v.string(notMoment), v.transform(Date.parse), v.number(notMoment)), null),
    v.transform((value) => value ?? undefined),
    v.metadata({ prismic: "Timestamp" }),
  );
}

const notColor = "is not a color";

/** A Color field, `#ff8800`; undefined when empty. */
export function color() {
  return v.pipe(
    v.nullish(v.pipe(v.string(notColor), v.hexColor(notColor)), null),
    v.transform((value) => value ?? undefined),
    v.metadata({ prismic: "Color" }),
  );
}

/** The numbers that a field takes, as its model says. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  /** The numbers are multiples of it, counted from `min` if there is one: 1 for whole numbers. */
  readonly step?: number;
}

/** A Number field within a range; undefined when empty. */
export function number({ min, max, step }: NumberRange = {}) {
  const filled = v.pipe(
    v.number("is not a number"),
    v.minValue(min ?? -Infinity, `is less than ${min}`),
    v.maxValue(max ?? Infinity, `is more than ${max}`),
    v.check((value) => step === undefined || isMultiple(value - (min ?? 0), step), `is not a multiple of ${step}`),
  );
  return v.pipe(
    v.nullish(filled, null),
    v.transform((value) => value ?? undefined),
    v.metadata({ prismic: "Number", min, max, step }),
  );
}

/** Whether a number is a multiple, within the precision of decimals: 0.3 of 0.1. */
function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-9;
}

/** A Select field: one of `options`; `untouched` when empty, by default the first. */
export function select<const Options extends readonly [string, ...string[]]>(
  options: Options,
  untouched: Options[number] = options[0],
) {
  return v.pipe(
    v.nullish(v.picklist(options, `is not one of its options, ${options.join(", ")}`), null),
    v.transform((value): Options[number] => value ?? untouched),
    v.metadata({ prismic: "Select", options, untouched }),
  );
}
