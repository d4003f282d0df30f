import type Database from "libsql";
import * as v from "valibot";
import type { SeedReader } from "../store/document-reader.ts";
import { prepareQuery } from "./prepare-query.ts";

const seedRow = v.pipe(
  v.object({ name: v.string(), fingerprint: v.string() }),
  v.transform(({ name, fingerprint }): [string, string] => [name, fingerprint]),
);

export function seedReader(db: Database.Database): SeedReader {
  const seeds = prepareQuery(db, "select name, fingerprint from seed order by name", seedRow);
  return { seeds: () => new Map(seeds.all()) };
}

/** Replaces all recorded seeds. */
export function seedWriter(db: Database.Database): (seeds: ReadonlyMap<string, string>) => void {
  const { seeds: known } = seedReader(db);
  const put = db.prepare("insert or replace into seed (name, fingerprint) values (?, ?)");
  const remove = db.prepare("delete from seed where name = ?");
  return (seeds) => {
    const before = known();
    for (const name of before.keys()) if (!seeds.has(name)) remove.run(name);
    for (const [name, fingerprint] of seeds) if (before.get(name) !== fingerprint) put.run(name, fingerprint);
  };
}
