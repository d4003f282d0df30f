import type Database from "libsql";
import { fieldValues, type FieldValues } from "../query/field-values.ts";
import { geopointsIn } from "../query/geopoints-in.ts";
import { textsIn, splitWords } from "../query/words.ts";
import type { DocumentContent } from "../store/document.ts";
import { pathIds } from "./search/path-id.ts";
import { statement } from "./search/rows.ts";
import { valueRows } from "./search/value-rows.ts";

// One call inserts many rows: a call costs more than its rows.
const insertValues = /* sql */ `
insert into field_value (path, value, version, position, measure)
select value ->> 0, case json_type(value, '$[1]') when 'true' then x'01' when 'false' then x'00' else value ->> 1 end,
  ?, value ->> 2, cast(value ->> 3 as real)
from json_each(?)`;
const insertGeopoints = /* sql */ `
insert into geopoint (version, path, latitude, longitude)
select ?, value ->> 0, cast(value ->> 1 as real), cast(value ->> 2 as real) from json_each(?)`;
const insertText = "insert into text_index (rowid, text) values (?, ?)";
const deleteValues = /* sql */ `
delete from field_value indexed by field_value_by_path where version = ?
  and path in (select id from path where type in ('', (select type from version where id = ?)))`;
const deleteGeopoints = "delete from geopoint where version = ?";
const deleteText = "delete from text_index where rowid = ?";

/** Indexes the values of a new version for queries. */
export function indexDocument(db: Database.Database, version: number, document: DocumentContent): void {
  const fields = [{ name: "uid", scalars: document.uid === null ? [] : [document.uid] }, ...fieldValues(document.data)];
  const names = new Set(fields.map(({ name }) => name));
  const paths = pathIds(db, document.type, [...names]);
  const tagPath = pathIds(db, "", ["tags"]).get("tags");
  const values = valueRows(tagPath, document.tags, paths, fields);
  statement(db, insertValues).run([version, JSON.stringify(values)]);
  const geopoints = geopointsIn(document.data).map((one) => [paths.get(one.name), one.latitude, one.longitude]);
  if (geopoints.length > 0) statement(db, insertGeopoints).run([version, JSON.stringify(geopoints)]);
  statement(db, insertText).run([version, listTokens(document.data, paths, fields)]);
}

/** Removes versions from the indexes, before their rows in `version` are deleted. */
export function unindexVersions(db: Database.Database, versions: readonly number[]): void {
  for (const version of versions) {
    statement(db, deleteValues).run([version, version]);
    statement(db, deleteGeopoints).run([version]);
    statement(db, deleteText).run([version]);
  }
}

/** Returns the row of `text_index`: words of the whole document, and of each field with its path's number. */
function listTokens(
  data: Readonly<Record<string, unknown>>,
  paths: ReadonlyMap<string, number>,
  fields: readonly FieldValues[],
): string {
  const tokens = new Set(splitWords(textsIn(data).join(" ")));
  for (const { name, scalars } of fields) {
    const texts = scalars.filter((scalar) => typeof scalar === "string");
    for (const word of splitWords(texts.join(" "))) tokens.add(`:${paths.get(name)}:${word}`);
  }
  return [...tokens].join(" ");
}
