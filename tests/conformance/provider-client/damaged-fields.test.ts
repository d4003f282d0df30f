import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { calendarDayExample } from "../../../catalog/calendar/wire.example.ts";
import { wireCalendarDay } from "../../../catalog/calendar/wire.ts";
import { wireCity } from "../../../catalog/city/wire.ts";
import { wireCollection } from "../../../catalog/collection/wire.ts";
import { availabilityExample } from "../../../catalog/inventory/wire-v7.example.ts";
import { inventoryExample } from "../../../catalog/inventory/wire-v6.example.ts";
import { wireInventory } from "../../../catalog/inventory/wire-v6.ts";
import { wireAvailability } from "../../../catalog/inventory/wire-v7.ts";
import { tourGroupExample } from "../../../catalog/product/wire.example.ts";
import { wireTourGroup } from "../../../catalog/product/wire.ts";
import { formatPath, parseTolerantly } from "../../../catalog/provider/parse-tolerantly.ts";
import { isRecord, type Path, omitPaths } from "../../../catalog/provider/value-path.ts";
import { reviewExample } from "../../../catalog/review/wire.example.ts";
import { wireReview } from "../../../catalog/review/wire.ts";
import { poiExample } from "../../../catalog/sight/wire.example.ts";
import { wirePoi } from "../../../catalog/sight/wire.ts";
import { variantExample } from "../../../catalog/variant/wire.example.ts";
import { wireVariant } from "../../../catalog/variant/wire.ts";

interface Case {
  readonly what: string;
  readonly schema: v.GenericSchema;
  readonly example: object;
  /** Fields that cost the item when they are wrong. Every other field costs itself, or the part that contains it. */
  readonly essential: readonly string[];
}

const city = { id: 4, code: "ROME", displayName: "Rome", timeZone: "Europe/Rome", imageUrl: "https://img.example/1" };
const country = { code: "IT", displayName: "Italy", currency: { code: "EUR" } };
const collection = {
  id: 9,
  displayName: "Colosseum",
  cityCode: "ROME",
  ratingsInfo: { ratingsCount: 4, averageRating: 4.5 },
  startingPrice: { listingPrice: { currencyCode: "EUR", finalPrice: 29, originalPrice: 32 } },
  videos: tourGroupExample.media.videos,
};

const cases: readonly Case[] = [
  {
    what: "product",
    schema: wireTourGroup,
    example: tourGroupExample,
    essential: ["id", "name", "listingPrice", "listingPrice.currencyCode", "listingPrice.finalPrice"],
  },
  { what: "variant", schema: wireVariant, example: variantExample, essential: ["id", "name"] },
  {
    what: "review",
    schema: wireReview,
    example: reviewExample,
    essential: ["id", "name", "rating", "reviewTime", "type"],
  },
  { what: "sight", schema: wirePoi, example: poiExample, essential: ["id", "name"] },
  { what: "city", schema: wireCity, example: { ...city, country }, essential: ["id", "code", "displayName"] },
  { what: "collection", schema: wireCollection, example: collection, essential: ["id", "displayName"] },
  {
    what: "day of a calendar",
    schema: wireCalendarDay,
    example: ["2026-12-01", calendarDayExample],
    essential: ["1.listingPrice", "1.extraCharges", "1.isPricingInclusiveOfExtraCharges"],
  },
  {
    what: "start, version 6",
    schema: wireInventory,
    example: inventoryExample,
    essential: ["tourId", "startDateTime", "availability", "remaining", "pricing"],
  },
  {
    what: "start, version 7",
    schema: wireAvailability,
    example: availabilityExample,
    essential: ["startDate", "startTime", "tourId", "priceProfile", "paxAvailability"],
  },
];

/** Values that replace a field, one after another; undefined is a missing field. */
const damages = [null, undefined, "4.5", "", -1, 1e300, 0.5, true, [], {}, [null], "\u001B[2J"] as const;

/** Returns the path of every field and list item of a value. */
function pathsIn(value: unknown): readonly Path[] {
  const entries = Array.isArray(value) || isRecord(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((path) => [key, ...path])]);
}

/** Returns a value with another one at a path. */
function damaged(value: unknown, [key, ...keys]: Path, damage: unknown): unknown {
  if (key === undefined) return damage;
  if (damage === undefined) return omitPaths(value, [[key, ...keys]]);
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === key ? damaged(item, keys, damage) : item));
  return isRecord(value) ? { ...value, [key]: damaged(value[key], keys, damage) } : damage;
}

const parsed = (schema: v.GenericSchema, value: unknown) => {
  try {
    return parseTolerantly(schema, value);
  } catch {
    return undefined;
  }
};

describe.each(cases)("a wrong field of a $what", ({ schema, example, essential }) => {
  const all = pathsIn(example).filter((path) => !Array.isArray(example) || path.length > 1);

  it("costs the item where it is essential, and nowhere else", () => {
    const costly = all.filter((path) =>
      damages.some((damage) => parsed(schema, damaged(example, path, damage)) === undefined),
    );
    expect(costly.map((path) => path.join("."))).toEqual(essential);
  });

  it.each(damages)("as %j costs no other part", (damage) => {
    const whole = parsed(schema, example)?.output;
    const parses = all.flatMap((path) => {
      const rest = parsed(schema, damaged(example, path, damage))?.output;
      return rest === undefined ? [] : [{ path, rest }];
    });
    expect(parses).not.toEqual([]);
    for (const { path, rest } of parses) {
      const [key = ""] = path;
      expect(omitPaths(rest, [[key]]), path.join(".")).toEqual(omitPaths(whole, [[key]]));
    }
  });

  it("is reported by its name, or by that of what contains it", () => {
    const wrong = damages
      .flatMap((damage) => all.map((path) => ({ path, value: damaged(example, path, damage) })))
      .filter(({ value }) => !v.is(schema, value));
    expect(wrong).not.toEqual([]);
    for (const { path, value } of wrong) {
      const names = path.map((_key, at) => formatPath(path.slice(0, at + 1)));
      const inside = (field: string) => field.startsWith(names.at(-1) ?? "-");
      const fields = parsed(schema, value)?.dropped.map(({ field }) => field);
      const others = fields?.filter((field) => !names.includes(field) && !inside(field)) ?? [];
      expect(others, path.join(".")).toEqual([]);
      expect(fields, path.join(".")).not.toEqual([]);
    }
  });
});
