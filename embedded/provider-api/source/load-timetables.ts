import { DataError, readJson } from "@tessera/runtime/read-json.ts";
import type { SubCategory } from "./catalog.ts";
import { indexRecord } from "./index-by.ts";
import { pax as paxSchema, type PaxCode, type PaxProfile, type PaxType } from "./pax.ts";
import type { ProductSource } from "./product.ts";
import { type Schedule, schedules as schedulesSchema } from "./schedule.ts";

/** When products take place and who pays what. */
export interface Timetables {
  readonly paxTypes: Readonly<Record<PaxCode, PaxType>>;
  /** The one the product names, else the usual one of its kind. Throws `DataError` if none exists. */
  readonly findSchedule: (source: ProductSource, kind: SubCategory) => Schedule;
  /** A ticket to attractions that minors enter free has a separate profile. */
  readonly findPax: (source: ProductSource, kind: SubCategory, isFreeForMinors: boolean) => PaxProfile;
}

interface Defaults {
  readonly subCategories: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<string, string>>;
}

/** Reads `schedules.json` and `pax.json` of this folder, which ends with a slash. Throws `DataError`. */
export function loadTimetables(folder: URL): Timetables {
  const schedules = readJson(new URL("schedules.json", folder), schedulesSchema);
  const pax = readJson(new URL("pax.json", folder), paxSchema);
  const byKey = indexRecord("schedules.json: schedules", schedules.schedules);
  const profiles = indexRecord("pax.json: profiles", pax.profiles);
  return {
    paxTypes: pax.types,
    findSchedule: (source, kind) => {
      const usual = () => (source.openDated ? schedules.openDated : findDefault("schedules.json", schedules, kind));
      return byKey.get(source.schedule ?? usual(), `product ${source.id}`);
    },
    findPax: (source, kind, isFreeForMinors) => {
      const usual = () => (source.price?.per === "GROUP" ? pax.group : findDefault("pax.json", pax, kind));
      const kept = () => (isFreeForMinors ? pax.freeForMinors[usual()] : undefined) ?? usual();
      const profile = profiles.get(source.pax ?? kept(), `product ${source.id}`);
      if (source.price === null || source.price.per === profile.per) return profile;
      throw new DataError("pax.json", `product ${source.id}`, `has a price per ${source.price.per}`);
    },
  };
}

function findDefault(file: string, { subCategories, categories }: Defaults, { id, category }: SubCategory): string {
  const key = subCategories[id] ?? categories[category.id];
  if (key === undefined) throw new DataError(file, `categories.${category.id}`, "is missing");
  return key;
}
