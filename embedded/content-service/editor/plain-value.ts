import * as v from "valibot";

const valueSchema = v.object({ value: v.union([v.string(), v.boolean()]) });

export function plainValue(content: unknown): string | boolean {
  return v.parse(valueSchema, content).value;
}

const embedSchema = v.object({ all: v.optional(v.record(v.string(), v.unknown()), {}) });

/** All that the provider said about what is embedded. */
export function embedValue(content: unknown): unknown {
  return v.parse(embedSchema, content).all;
}

const geoPointSchema = v.object({ position: v.object({ lat: v.number(), lng: v.number() }) });

export function geoPointValue(content: unknown): unknown {
  const { lat, lng } = v.parse(geoPointSchema, content).position;
  return { latitude: lat, longitude: lng };
}
