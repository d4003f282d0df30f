import * as v from "valibot";
import type { PlainType } from "../models/models.ts";
import { geopointOf } from "../query/geopoint.ts";
import type { AcceptContext } from "./accept-context.ts";

type Widget = Exclude<PlainType, "StructuredText" | "Table" | "UID" | "Separator" | "IntegrationFields">;

const text = v.string("must be a text");
const empty = v.strictObject({});

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

const schemas: Readonly<Record<Widget, v.GenericSchema>> = {
  Text: text,
  Select: text,
  Color: v.pipe(text, v.regex(/^#[\da-f]{6}$/i, "must look like #a1b2c3")),
  Number: v.number("must be a number"),
  Range: v.union([v.string(), v.number()], "must be a number"),
  Boolean: v.boolean("must be true or false"),
  Date: v.pipe(text, v.isoDate("must look like 2026-01-02")),
  Timestamp: v.pipe(
    text,
    v.regex(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/,
      "must look like 2026-01-02T10:00:00+0000",
    ),
  ),
  Embed: v.union([empty, v.looseObject({ embed_url: v.pipe(v.string(), v.url()) })], "must have an embed_url"),
  GeoPoint: v.union(
    [empty, v.pipe(v.unknown(), v.transform(geopointOf), v.object({ latitude: degrees(90), longitude: degrees(180) }))],
    "must have a latitude and a longitude",
  ),
};

/** Accepts a field that holds a single value. */
export function acceptPlain(value: unknown, type: Widget, path: string, { report }: AcceptContext): unknown {
  const result = v.safeParse(schemas[type], value);
  if (!result.success) return report(path, value, result.issues[0].message);
  return v.is(empty, result.output) ? undefined : result.output;
}
