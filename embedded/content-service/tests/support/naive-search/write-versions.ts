import type Database from "libsql";
import * as v from "valibot";
import { indexDocument } from "../../../sqlite/index-document.ts";
import type { NaiveVersion } from "./naive-version.ts";

const insert = `insert into version
  (document, overlay, archived, since, until, translations, type, lang, uid, title, tags, first_published, last_published, data)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const row = v.object({ lastInsertRowid: v.union([v.number(), v.bigint()]) });

/** Writes versions into a database and returns their ids. */
export function writeVersions(db: Database.Database, versions: readonly NaiveVersion[]): readonly number[] {
  return versions.map(({ document, overlay, isArchived, since, until }) => {
    const { id, translations, type, lang, uid, title, firstPublished, lastPublished } = document;
    const place = [id, overlay, Number(isArchived), since, until, translations, type, lang, uid, title];
    const content = [JSON.stringify(document.tags), firstPublished, lastPublished, JSON.stringify(document.data)];
    const version = Number(v.parse(row, db.prepare(insert).run([...place, ...content])).lastInsertRowid);
    indexDocument(db, version, document);
    return version;
  });
}
