import type Database from "libsql";
import * as v from "valibot";
import type { SeedReader } from "../../store/seed-reader.ts";
import { prepareQuery } from "../prepare-query.ts";

const seedRow = v.pipe(
  v.object({ name: v.string(), fingerprint: v.string() }),
  v.transform(({ name, fingerprint }): [string, string] => [name, fingerprint]),
);

export function seedReader(db: Database.Database): SeedReader {
  const seeds = prepareQuery(db, "select name, fingerprint from seed order by name", seedRow);
  return { seeds: () => new Map(seeds.all()) };
}
