import * as v from "valibot";
import type { Limits } from "../models/limits.ts";
import type { PlainType } from "../models/models.ts";
import { toGeopoint } from "../query/geopoint.ts";
import type { AcceptContext } from "./accept-context.ts";
import { isCalendarDay } from "./is-calendar-day.ts";

type Widget = Exclude<PlainType, "StructuredText" | "Table" | "UID" | "Separator" | "IntegrationFields">;

const text = v.string("must be a text");
const empty = v.strictObject({});

const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max), v.maxValue(max));

const schemas: Readonly<Record<Widget, v.GenericSchema>> = {
  Text: text,
  Select: text,
  Color: v.pipe(text, v.regex(/^#[\da-f]{6}$/i, "must look like #a1b2c3")),
  Number: v.number("must be a number"),
  Range: v.union([v.string(), v.number()], "must be a number"),
  Boolean: v.boolean("must be true or false"),
  Date: v.pipe(text, v.isoDate("must look like 2026-01-02"), v.check(isCalendarDay, "there is no such day")),
  Timestamp: v.pipe(
    text,
    v.regex(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/,
      "must look like 2026-01-02T10:00:00+0000",
    ),
    v.check(isCalendarDay, "there is no such day"),
  ),
  Embed: v.union([empty, v.looseObject({ embed_url: v.pipe(v.string(), v.url()) })], "must have an embed_url"),
  GeoPoint: v.union(
    [empty, v.pipe(v.unknown(), v.transform(toGeopoint), v.object({ latitude: degrees(90), longitude: degrees(180) }))],
    "must have a latitude and a longitude",
  ),
};

/** Accepts a field that holds a single value. */
export function acceptPlain(
  value: unknown,
  type: Widget,
  path: string,
  context: AcceptContext,
  limits: Limits = {},
): unknown {
  const { report } = context;
  const result = v.safeParse(schemas[type], value);
  if (!result.success) return report(path, value, result.issues[0].message);
  if (type === "Select") return acceptOption(value, limits, path, context);
  const beyond = type === "Number" || type === "Range" ? beyondLimits(Number(value), limits) : undefined;
  if (beyond) return report(path, value, beyond, "Correct the number, or the limits in the model.");
  return v.is(empty, result.output) ? undefined : result.output;
}

/** Accepts an option of the model; "" means that nothing is chosen. */
function acceptOption(value: unknown, { options = [] }: Limits, path: string, { report }: AcceptContext): unknown {
  if (value === "") return undefined;
  if (options.length === 0 || options.some((option) => option === value)) return value;
  return report(path, value, "is no option of this select", `Choose one of ${options.join(", ")}, or leave it empty.`);
}

function beyondLimits(value: number, { min, max, step }: Limits): string | undefined {
  if (step !== undefined && !isWhole((value - (min ?? 0)) / step)) return stepMessage(step, min);
  if (min !== undefined && value < min) return `must be ${min} or more`;
  return max !== undefined && value > max ? `must be ${max} or less` : undefined;
}

function stepMessage(step: number, min = 0): string {
  return min === 0 ? `must be a multiple of ${step}` : `must be ${min} plus a multiple of ${step}`;
}

/** True for whole numbers, and for those that only the binary form of a fraction separates from one. */
function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
