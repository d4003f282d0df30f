import type Database from "libsql";
import * as v from "valibot";
import type { AssetReader, AssetWriter } from "../store/asset-store.ts";
import { assetLister } from "./assets-list.ts";
import { assetRow, tagRow } from "./assets-row.ts";
import { assetSaver, assetUpdater, tagSaver } from "./assets-write.ts";
import { prepareQuery } from "./prepare-query.ts";

const fileRow = v.object({
  content: v.pipe(
    v.instance(Uint8Array),
    v.transform((bytes) => new Uint8Array(bytes)),
  ),
});

export function assetReader(db: Database.Database): AssetReader {
  const byIds = prepareQuery(
    db,
    "select asset.* from json_each(:ids) as wanted join asset on asset.id = wanted.value order by wanted.key",
    assetRow,
  );
  const file = prepareQuery(db, "select content from asset_file where asset = :id", fileRow);
  const tags = prepareQuery(db, "select * from asset_tag order by position", tagRow);
  return {
    assets: (ids) => byIds.all({ ids: JSON.stringify(ids) }),
    assetFile: (id) => file.get({ id })?.content,
    assetTags: () => tags.all(),
    listAssets: assetLister(db),
  };
}

/** Each call is a transaction of its own. */
export function assetWriter(db: Database.Database): AssetWriter {
  return { putAsset: assetSaver(db), updateAsset: assetUpdater(db), putAssetTag: tagSaver(db) };
}
