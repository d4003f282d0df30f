import type Database from "libsql";
import * as v from "valibot";
import type { AssetPage, AssetQuery } from "../store/asset-store.ts";
import { assetRow } from "./assets-row.ts";
import { prepareQuery } from "./prepare-query.ts";

const countRow = v.object({ total: v.number() });

const wanted = /* sql */ `
  (:kind = 'all' or kind = :kind)
  and (:keyword = '' or instr(lower(concat_ws(char(10), filename, alt, notes, credits)), lower(:keyword)) > 0)
  and (:tags = '[]' or exists (
    select 1 from json_each(asset.tags) as has join json_each(:tags) as asked on has.value = asked.value
  ))`;

/** The newest assets first. */
export function assetLister(db: Database.Database): (query: AssetQuery) => AssetPage {
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
