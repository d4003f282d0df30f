import type Database from "libsql";
import * as v from "valibot";
import type { StoredDocument } from "../../store/document.ts";
import { toDocument, versionColumns } from "../version-row.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";

const row = v.looseObject({ id: v.number() });

/** The documents of versions, in the order of these. */
export function documentsOf(db: Database.Database, versions: readonly number[]): readonly StoredDocument[] {
  const columns = { text: `version.id, ${versionColumns}`, values: [] };
  const wanted = sql`select value from json_each(${JSON.stringify(versions)})`;
  const found = rows(db, row, sql`select ${columns} from version where id in (${wanted})`);
  const byId = new Map(found.map((one) => [one.id, toDocument(one)]));
  return versions.flatMap((id) => byId.get(id) ?? []);
}
