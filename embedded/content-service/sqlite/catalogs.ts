import type Database from "libsql";
import * as v from "valibot";
import type { CatalogItem, CatalogReader } from "../store/catalog-store.ts";
import { prepareQuery } from "./prepare-query.ts";

const json = v.pipe(v.string(), v.parseJson());

const itemRow = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    description: v.string(),
    image_url: v.nullable(v.string()),
    last_update: v.number(),
    blob: json,
  }),
  v.transform(({ image_url: imageUrl, last_update: lastUpdate, ...rest }): CatalogItem => ({
    ...rest,
    imageUrl,
    lastUpdate,
  })),
);

const keyedBlob = v.pipe(
  v.object({ key: v.string(), blob: json }),
  v.transform(({ key, blob }): readonly [string, unknown] => [key, blob]),
);

const countRow = v.object({ total: v.number() });
const revisionRow = v.object({ value: v.number() });

const keyRow = v.pipe(
  v.object({ blob: v.string(), key: v.string() }),
  v.transform(({ blob, key }): readonly [string, string] => [blob, key]),
);

const blobsByKey = /* sql */ `
select wanted.value ->> 0 as key, item.blob from json_each(:keys) as wanted cross join catalog_item as item
  on item.catalog = wanted.value ->> 1 and item.id = wanted.value ->> 2
  order by wanted.key`;

const keysByBlob = /* sql */ `
select blob, min(catalog || '--' || id) as key from catalog_item
  where blob in (select value from json_each(:blobs)) group by blob`;

/** `a--b--c` → `[["a--b--c", "b", "c"], ["a--b--c", "a", "b--c"]]`: the readings of a key; the last one wins. */
function listReadings(key: string): readonly (readonly string[])[] {
  const [first = "", second = "", ...rest] = key.split("--");
  const whole = [key, first, [second, ...rest].join("--")];
  return rest.length === 0 ? [whole] : [[key, second, rest.join("--")], whole];
}

export function catalogReader(db: Database.Database): CatalogReader {
  const blobs = prepareQuery(db, blobsByKey, keyedBlob);
  const keys = prepareQuery(db, keysByBlob, keyRow);
  const count = prepareQuery(db, "select count(*) as total from catalog_item where catalog = :catalog", countRow);
  const page = prepareQuery(
    db,
    "select * from catalog_item where catalog = :catalog order by id limit :pageSize offset :skipped",
    itemRow,
  );
  return {
    catalogItems: (wanted) => new Map(blobs.all({ keys: JSON.stringify(wanted.flatMap(listReadings)) })),
    catalogKeys: (wanted) => new Map(keys.all({ blobs: JSON.stringify(wanted) })),
    catalogPage: (catalog, number, pageSize) => ({
      items: page.all({ catalog, pageSize, skipped: (number - 1) * pageSize }),
      total: count.get({ catalog })?.total ?? 0,
    }),
  };
}

/** Returns a number that changes with every catalog; 0 without items. */
export function catalogRevision(db: Database.Database): () => number {
  const revision = prepareQuery(
    db,
    "select value from meta where key = 'catalogs' and exists (select 1 from catalog_item)",
    revisionRow,
  );
  return () => revision.get()?.value ?? 0;
}
