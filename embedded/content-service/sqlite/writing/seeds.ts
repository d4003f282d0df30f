import type Database from "libsql";
import { seedReader } from "../reading/seeds.ts";

/** Makes the given ones all that is known of seeds. */
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
