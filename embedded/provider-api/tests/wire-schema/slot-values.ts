import * as v from "valibot";
import { count } from "./values.ts";

/** The fields of every form of a slot. */
export const date = v.pipe(v.string(), v.isoDate());
export const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:00$/));
export const price = v.pipe(v.number(), v.minValue(0));
const availability = v.picklist(["LIMITED", "UNLIMITED", "CLOSED"]);
export const places = { availability, remaining: v.pipe(count, v.maxValue(1000)) };

interface Places {
  readonly availability: "LIMITED" | "UNLIMITED" | "CLOSED";
  readonly remaining: number;
}

/** 1000 means unlimited, 0 means that nothing is left. */
export function placesAgree(slot: Places): boolean {
  return (
    (slot.availability === "UNLIMITED") === (slot.remaining === 1000) &&
    (slot.availability === "CLOSED") === (slot.remaining === 0)
  );
}

export const pax = v.picklist([
  "ADULT",
  "CHILD",
  "SENIOR",
  "YOUTH",
  "STUDENT",
  "INFANT",
  "FAMILY",
  "MILITARY",
  "GENERAL",
]);
