import type Database from "libsql";
import type { CatalogWriter } from "../store/catalog-store.ts";
import { inTransaction } from "./writing/refused-change.ts";

/** Each call is a separate transaction. */
export function catalogWriter(db: Database.Database): CatalogWriter {
  const put = db.prepare(`insert or replace into catalog_item
    (catalog, id, title, description, image_url, last_update, blob) values
    (:catalog, :id, :title, :description, :imageUrl, :lastUpdate, :blob)`);
  const remove = db.prepare("delete from catalog_item where catalog = ? and id = ?");
  const count = db.prepare(
    "insert into meta (key, value) values ('catalogs', 1) on conflict (key) do update set value = value + 1",
  );
  return {
    putCatalogItems: (catalog, items) =>
      inTransaction(db, () => {
        for (const item of items) put.run({ ...item, catalog, blob: JSON.stringify(item.blob ?? null) });
        count.run();
      }),
    deleteCatalogItems: (catalog, ids) =>
      inTransaction(db, () => {
        for (const id of ids) remove.run(catalog, id);
        count.run();
      }),
  };
}
