import type Database from "libsql";
import type { AssetTag, AssetWriter } from "../store/asset-store.ts";
import { assetUses } from "./writing/asset-uses.ts";
import { inTransaction, refusable, RefusedChange } from "./writing/refused-change.ts";

export function assetSaver(db: Database.Database): AssetWriter["putAsset"] {
  const asset = db.prepare(`insert into asset
    (id, filename, content_type, kind, size, width, height, alt, notes, credits, tags, created_at, modified_at) values
    (:id, :filename, :contentType, :kind, :size, :width, :height, :alt, :notes, :credits, :tags, :createdAt, :modifiedAt)`);
  const content = db.prepare("insert into asset_file (asset, content) values (?, ?)");
  return (one, file) =>
    inTransaction(db, () => {
      asset.run({ ...one, tags: JSON.stringify(one.tags) });
      content.run(one.id, Buffer.from(file));
    });
}

/** Changes the description of an asset, never its file. */
export function assetUpdater(db: Database.Database): AssetWriter["updateAsset"] {
  const update = db.prepare(`update asset set filename = :filename, alt = :alt, notes = :notes, credits = :credits,
    tags = :tags, modified_at = :modifiedAt where id = :id`);
  return ({ id, filename, alt, notes, credits, tags, modifiedAt }) => {
    const row = { id, filename, alt, notes, credits, tags: JSON.stringify(tags), modifiedAt };
    if (update.run(row).changes > 0) return undefined;
    return { refused: "not-found", message: `There is no asset "${id}".` };
  };
}

/** Deletes assets with their files. Refuses assets that documents use, unless that is meant. */
export function assetRemover(db: Database.Database): AssetWriter["deleteAssets"] {
  const asset = db.prepare("delete from asset where id = ?");
  const content = db.prepare("delete from asset_file where asset = ?");
  const findUses = assetUses(db);
  return refusable(db, (ids: readonly string[], isUseLost = false): void => {
    const uses = isUseLost ? [] : findUses(ids);
    if (uses.length > 0) throw new RefusedChange("in-use", used(uses));
    for (const id of ids) {
      asset.run(id);
      content.run(id);
    }
  });
}

function used(documents: readonly string[]): string {
  return `Used in ${documents.join(", ")}: take it out there first, or delete with ?lose-uses.`;
}

export function tagSaver(db: Database.Database): AssetWriter["putAssetTag"] {
  const insert = db.prepare("insert or ignore into asset_tag (id, name, created_at) values (:id, :name, :createdAt)");
  return (tag: AssetTag) => {
    if (insert.run({ ...tag }).changes > 0) return undefined;
    return { refused: "exists", message: `There is a tag "${tag.name}" already.` };
  };
}
