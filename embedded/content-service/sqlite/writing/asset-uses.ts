import type Database from "libsql";
import * as v from "valibot";
import { stillValid } from "../visible.ts";

const usesSql = /* sql */ `
select coalesce(uid, document) as document, data from version
where until = ${stillValid} and archived = 0 and instr(data, '/media/') > 0`;

const useRow = v.object({ document: v.string(), data: v.string() });

/** Names of documents that an error message lists. */
const maxNamed = 4;

/** Returns a function that lists some documents, published or in a release or draft, that use one of these assets. */
export function assetUses(db: Database.Database): (assets: readonly string[]) => readonly string[] {
  const documents = db.prepare(usesSql);
  return (assets) => {
    const wanted = new Set(assets);
    const found = new Set<string>();
    for (const row of documents.iterate()) {
      const { document, data } = v.parse(useRow, row);
      if (assetsIn(data).some((asset) => wanted.has(asset))) found.add(document);
      if (found.size === maxNamed) break;
    }
    return [...found];
  };
}

/** `"/media/Zabc/rome.webp"` → `["Zabc"]` */
function assetsIn(data: string): readonly string[] {
  return [...data.matchAll(/"\/media\/([\w-]+)\//g)].flatMap(([, asset]) => asset ?? []);
}
