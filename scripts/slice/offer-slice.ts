import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { SliceProblem } from "./slice-problem.ts";

const zoneSchema = v.object({
  type: v.literal("Slices"),
  config: v.optional(v.object({ choices: v.optional(v.record(v.string(), v.unknown()), {}) }), {}),
});
const recordSchema = v.record(v.string(), v.unknown());
/** Parsed as a record, a model has its keys in the order of its file. */
const typeSchema = v.intersect([
  recordSchema,
  v.object({ json: v.record(v.string(), v.record(v.string(), v.unknown())) }),
]);

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

/** A slice zone of a type: where it is in the model, and which slices it offers. */
interface Zone {
  readonly path: readonly string[];
  readonly choices: Readonly<Record<string, unknown>>;
}

function listZones({ json }: TypeModel): readonly Zone[] {
  return Object.entries(json).flatMap(([tab, fields]) =>
    Object.entries(fields).flatMap(([field, raw]) => {
      const zone = v.safeParse(zoneSchema, raw);
      return zone.success
        ? [{ path: ["json", tab, field, "config", "choices"], choices: zone.output.config.choices }]
        : [];
    }),
  );
}

/** Adds the slice to the first zone of a type; the rest of its model remains as it is. */
function offerIn(root: string, type: string, slice: string): readonly string[] {
  const model = read(root, type);
  const [zone] = listZones(model);
  if (!zone || slice in zone.choices) return [];
  const changed = replaceAt(model, zone.path, { ...zone.choices, [slice]: { type: "SharedSlice" } });
  const file = join(root, toModelPath(type));
  const [end = ""] = /\n*$/.exec(readFileSync(file, "utf8")) ?? [];
  writeFileSync(file, JSON.stringify(changed, undefined, 2) + end);
  return [toModelPath(type)];
}

/** Returns a copy with another value at a path. All keys remain in their order. */
function replaceAt(whole: unknown, [key = "", ...rest]: readonly string[], value: unknown): object {
  const record = v.parse(v.optional(recordSchema, {}), whole);
  return { ...record, [key]: rest.length === 0 ? value : replaceAt(record[key], rest, value) };
}
