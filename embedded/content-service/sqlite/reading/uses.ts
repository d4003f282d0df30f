import type Database from "libsql";
import * as v from "valibot";
import { findPaths } from "../../changes/find-paths.ts";
import type { Use, UseReader } from "../../store/uses.ts";
import { prepareQuery } from "../prepare-query.ts";
import { stillValid } from "../visible.ts";

const containingSql = /* sql */ `
select document, type, lang, uid, overlay, data from version
where until = ${stillValid} and archived = 0 and instr(data, :text) > 0 order by overlay, document`;

const containingRow = v.object({
  document: v.string(),
  type: v.string(),
  lang: v.string(),
  uid: v.nullable(v.string()),
  overlay: v.string(),
  data: v.pipe(v.string(), v.parseJson()),
});

/** Finds documents by their texts first: only those are parsed. */
export function useReader(db: Database.Database): UseReader {
  const containing = prepareQuery(db, containingSql, containingRow);
  const list = (text: string, matches: Parameters<typeof findPaths>[1]): readonly Use[] =>
    containing.all({ text }).flatMap(({ data, ...document }) => {
      return findPaths(data, matches, "data").map((path) => ({ ...document, path }));
    });
  return {
    documentUses: (id) => list(JSON.stringify(id), (value) => value["link_type"] === "Document" && value["id"] === id),
    assetUses: (prefix) => list(prefix, ({ url }) => typeof url === "string" && url.startsWith(prefix)),
  };
}
