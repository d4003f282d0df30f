import { data as dataset } from "date-holidays/data";
import * as v from "valibot";

const names = v.record(v.string(), v.string());

const namedSchema = v.object({
  name: v.optional(v.union([names, v.string()])),
  _name: v.optional(v.string()),
});

const schema = v.object({
  holidays: v.record(
    v.string(),
    v.object({
      langs: v.optional(v.array(v.string()), []),
      days: v.optional(v.record(v.string(), v.unknown()), {}),
      states: v.optional(
        v.record(v.string(), v.object({ days: v.optional(v.record(v.string(), v.unknown()), {}) })),
        {},
      ),
    }),
  ),
  names: v.record(v.string(), v.object({ name: names })),
});

const data = v.parse(schema, dataset);

/** Names by the dataset's language code. */
export type DatasetNames = Readonly<Record<string, string>>;

/** Returns the languages of a country, the most usual first. */
export function listLanguages(country: string): readonly string[] {
  return data.holidays[country]?.langs ?? [];
}

/** Returns the names that the dataset has for a rule of a country or one of its regions. Empty for an unknown rule. */
export function findNames(country: string, region: string | undefined, rule: string): DatasetNames {
  const found = data.holidays[country];
  const ofRegion = region === undefined ? undefined : found?.states[region]?.days[rule];
  const named = v.safeParse(namedSchema, ofRegion ?? found?.days[rule]);
  if (!named.success) return {};
  const { name, _name: shared = "" } = named.output;
  return { ...data.names[shared]?.name, ...(typeof name === "string" ? { en: name } : name) };
}

/** Returns the names that countries share for a rule: `1 Shawwal` → the end of Ramadan. Throws for an unknown rule. */
export function findSharedNames(rule: string): DatasetNames {
  const shared = data.names[rule];
  if (shared === undefined) throw new Error(`The dataset has no names for ${rule}.`);
  return shared.name;
}

/** Names a day off in place of a holiday: `substitute day`. */
export const substituteNames: DatasetNames = data.names["substitutes"]?.name ?? {};
