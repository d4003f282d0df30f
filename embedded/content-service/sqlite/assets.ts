import type Database from "libsql";
import * as v from "valibot";
import type { Asset, AssetPage, AssetQuery, AssetReader, AssetTag, AssetWriter } from "../store/asset-store.ts";
import { assetRemover, assetSaver, assetUpdater, tagSaver } from "./assets-write.ts";
import { prepareQuery } from "./prepare-query.ts";

const idList = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

const assetRow = v.pipe(
  v.object({
    id: v.string(),
    filename: v.string(),
    content_type: v.string(),
    kind: v.picklist(["image", "video", "audio", "document"]),
    size: v.number(),
    width: v.nullable(v.number()),
    height: v.nullable(v.number()),
    alt: v.nullable(v.string()),
    notes: v.nullable(v.string()),
    credits: v.nullable(v.string()),
    tags: idList,
    created_at: v.number(),
    modified_at: v.number(),
  }),
  v.transform(({ content_type: contentType, created_at: createdAt, modified_at: modifiedAt, ...rest }): Asset => ({
    ...rest,
    contentType,
    createdAt,
    modifiedAt,
  })),
);

const tagRow = v.pipe(
  v.object({ id: v.string(), name: v.string(), created_at: v.number() }),
  v.transform(({ created_at: createdAt, ...rest }): AssetTag => ({ ...rest, createdAt })),
);

const countRow = v.object({ total: v.number() });

const wanted = /* sql */ `
  (:kind = 'all' or kind = :kind)
  and (:keyword = '' or instr(lower(concat_ws(char(10), filename, alt, notes, credits)), lower(:keyword)) > 0)
  and (:tags = '[]' or exists (
    select 1 from json_each(asset.tags) as has join json_each(:tags) as wanted on has.value = wanted.value
  ))`;

/** Lists assets, the newest first. */
function assetLister(db: Database.Database): (query: AssetQuery) => AssetPage {
  const count = prepareQuery(db, `select count(*) as total from asset where ${wanted}`, countRow);
  const page = prepareQuery(
    db,
    `select * from asset where ${wanted}
      and (:after = '' or position < (select position from asset where id = :after))
      order by position desc limit :pageSize`,
    assetRow,
  );
  return ({ after, pageSize, kind, keyword, tags }) => {
    const filter = { kind, keyword, tags: JSON.stringify(tags) };
    return {
      assets: page.all({ ...filter, after, pageSize }),
      total: count.get(filter)?.total ?? 0,
    };
  };
}

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

/** Each call is a separate transaction. */
export function assetWriter(db: Database.Database): AssetWriter {
  return {
    putAsset: assetSaver(db),
    updateAsset: assetUpdater(db),
    deleteAssets: assetRemover(db),
    putAssetTag: tagSaver(db),
  };
}
