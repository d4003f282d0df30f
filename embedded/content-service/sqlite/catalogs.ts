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

const blobsByKey = /* sql */ `
select wanted.value as key, item.blob from json_each(:keys) as wanted join catalog_item as item
  on item.catalog = substr(wanted.value, 1, instr(wanted.value, '--') - 1)
  and item.id = substr(wanted.value, instr(wanted.value, '--') + 2)`;

export function catalogReader(db: Database.Database): CatalogReader {
  const blobs = prepareQuery(db, blobsByKey, keyedBlob);
  const count = prepareQuery(db, "select count(*) as total from catalog_item where catalog = :catalog", countRow);
  const page = prepareQuery(
    db,
    "select * from catalog_item where catalog = :catalog order by id limit :pageSize offset :skipped",
    itemRow,
  );
  return {
    catalogItems: (keys) => new Map(blobs.all({ keys: JSON.stringify(keys) })),
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
