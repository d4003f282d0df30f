import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { SliceProblem } from "./slice-problem.ts";

const zoneSchema = v.looseObject({
  type: v.literal("Slices"),
  config: v.optional(v.looseObject({ choices: v.optional(v.record(v.string(), v.unknown()), {}) }), {}),
});
const typeSchema = v.looseObject({ json: v.record(v.string(), v.record(v.string(), v.unknown())) });

type TypeModel = v.InferOutput<typeof typeSchema>;

/** Throws a SliceProblem when one of the custom types has no slice zone. */
export function refuseTypesWithoutZone(root: string, types: readonly string[]): void {
  const zoned = typesWithZone(root);
  const unknown = types.find((type) => !zoned.has(type));
  if (unknown === undefined) return;
  const known = [...zoned.keys()].join(", ");
  throw new SliceProblem(`“${unknown}” is no custom type with a slice zone. These have one: ${known}.`);
}

/**
 * Offers a slice in the slice zones of custom types. Without types these are all that have one, unless some type offers
 * the slice already. Returns the changed files.
 */
export function offerSlice(root: string, slice: string, types: readonly string[]): readonly string[] {
  const zoned = typesWithZone(root);
  const isOffered = [...zoned.values()].some((model) => listZones(model).some(({ choices }) => slice in choices));
  const chosen = types.length > 0 || isOffered ? types : [...zoned.keys()];
  return chosen.flatMap((type) => offerIn(root, type, slice));
}

const toModelPath = (type: string) => `customtypes/${type}/index.json`;

function read(root: string, type: string): TypeModel {
  return v.parse(typeSchema, JSON.parse(readFileSync(join(root, toModelPath(type)), "utf8")));
}

function typesWithZone(root: string): ReadonlyMap<string, TypeModel> {
  const types = readdirSync(join(root, "customtypes")).filter((type) => existsSync(join(root, toModelPath(type))));
  const models = types.toSorted().map((type) => [type, read(root, type)] as const);
  return new Map(models.filter(([, model]) => listZones(model).length > 0));
}

function listZones({ json }: TypeModel) {
  return Object.values(json).flatMap((tab) =>
    Object.entries(tab).flatMap(([field, raw]) => {
      const zone = v.safeParse(zoneSchema, raw);
      return zone.success ? [{ tab, field, zone: zone.output, choices: zone.output.config.choices }] : [];
    }),
  );
}

/** Adds the slice to the first zone of a type; the rest of its model remains as it is. */
function offerIn(root: string, type: string, slice: string): readonly string[] {
  const model = read(root, type);
  const [zone] = listZones(model);
  if (!zone || slice in zone.choices) return [];
  const choices = { ...zone.choices, [slice]: { type: "SharedSlice" } };
  zone.tab[zone.field] = { ...zone.zone, config: { ...zone.zone.config, choices } };
  writeFileSync(join(root, toModelPath(type)), `${JSON.stringify(model, undefined, 2)}\n`);
  return [toModelPath(type)];
}
