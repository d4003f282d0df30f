import * as v from "valibot";
import { timestamp } from "../present/timestamp.ts";

const valueSchema = v.object({ value: v.union([v.string(), v.boolean()]) });

export function plainValue(content: unknown): string | boolean {
  return v.parse(valueSchema, content).value;
}

const embedSchema = v.object({ all: v.optional(v.record(v.string(), v.unknown()), {}) });

/** Returns the provider's oEmbed data. */
export function embedValue(content: unknown): unknown {
  return v.parse(embedSchema, content).all;
}

const geoPointSchema = v.object({ position: v.object({ lat: v.number(), lng: v.number() }) });

export function geoPointValue(content: unknown): unknown {
  const { lat, lng } = v.parse(geoPointSchema, content).position;
  return { latitude: lat, longitude: lng };
}

const schema = v.object({ type: v.string(), value: v.string() });

/** Converts the editor's text into a text, number, date or time; null when it is invalid. */
export function fieldValue(content: unknown): string | number | null {
  const { type, value } = v.parse(schema, content);
  if (type === "Number") return number(value);
  if (type === "Date") return date(value);
  return type === "Timestamp" ? toTimestamp(value) : value;
}

function number(text: string): number | null {
  return text === "" || Number.isNaN(Number(text)) ? null : Number(text);
}

/** `2026-1-2` → `2026-01-02` */
function date(text: string): string | null {
  const [, year = "", month = "", day = ""] = /^(\d{1,4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const padded = `${year.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return Number.isNaN(Date.parse(`${padded}T00:00:00Z`)) ? null : padded;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[+-]\d\d:?\d\d|Z)$/;

/** `2026-01-02T11:00:00+01:00` → `2026-01-02T10:00:00+0000` */
function toTimestamp(text: string): string | null {
  const at = moment.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : timestamp(at);
}
