import type Database from "libsql";
import * as v from "valibot";
import type { DocumentQuery, SearchResult, View } from "../../store/document-query.ts";
import type { StoredDocument } from "../../store/document.ts";
import { toDocument, versionColumns } from "../version-row.ts";
import { rows } from "./rows.ts";
import { type SearchPlan, searchPlan } from "./search-plan.ts";
import { keyColumns, keyOrder } from "./sort-keys.ts";
import { type Sql, sql } from "./sql.ts";
import { countCached } from "./count-cached.ts";

/** Most candidates for a page; with more, a scan in the default order is faster. */
const fewForPage = 1000;

const idRow = v.object({ id: v.number() });
const countRow = v.object({ count: v.number() });

/** Executes a parsed query. */
export function searchDocuments(db: Database.Database, view: View, query: DocumentQuery): SearchResult {
  const plan = searchPlan(db, view, query);
  const offset = (query.page - 1) * query.pageSize;
  const ids = rows(db, idRow, selectPage(plan, query, offset)).map(({ id }) => id);
  const isLast = ids.length > 0 && ids.length < query.pageSize;
  const count = () => rows(db, countRow, selectCount(plan, query))[0]?.count ?? 0;
  return {
    documents: readDocuments(db, ids),
    total: isLast ? offset + ids.length : countCached(db, view, query, count),
  };
}

function selectPage(plan: SearchPlan, query: DocumentQuery, offset: number): Sql {
  const { after, pageSize } = query;
  if (after !== "") return sql`${following(plan, query)} order by position limit ${pageSize} offset ${offset}`;
  const few = plan.isDefaultOrder ? fewForPage : fewForAll(query);
  const found = plan.select(sql`v.id as id, ${keyColumns(plan.keys)}`, few);
  return sql`${found} order by ${keyOrder(plan.keys)} limit ${pageSize} offset ${offset}`;
}

function selectCount(plan: SearchPlan, query: DocumentQuery): Sql {
  const found = query.after === "" ? plan.select(sql`1`, fewForAll(query)) : following(plan, query);
  return sql`select count(*) as count from (${found})`;
}

/** Returns the most candidates for all results; with more, a scan of one language or all is faster. */
function fewForAll({ lang }: DocumentQuery): number {
  return lang === "*" ? 20_000 : 3000;
}

/** Selects the results after a document; all of them when it is not a result. */
function following({ select, keys }: SearchPlan, query: DocumentQuery): Sql {
  const found = select(sql`v.id as id, v.document as document, ${keyColumns(keys)}`, fewForAll(query));
  const inOrder = sql`row_number() over (order by ${keyOrder(keys)})`;
  const numbered = sql`select id, document, ${inOrder} as position from (${found})`;
  return sql`with numbered as materialized (${numbered})
    select id, position from numbered
    where position > coalesce((select position from numbered where document = ${query.after}), 0)`;
}

const row = v.looseObject({ id: v.number() });

/** Reads the documents of versions, in their order. */
function readDocuments(db: Database.Database, versions: readonly number[]): readonly StoredDocument[] {
  const columns = { text: `version.id, ${versionColumns}`, values: [] };
  const wanted = sql`select value from json_each(${JSON.stringify(versions)})`;
  const found = rows(db, row, sql`select ${columns} from version where id in (${wanted})`);
  const byId = new Map(found.map((one) => [one.id, toDocument(one)]));
  return versions.flatMap((id) => byId.get(id) ?? []);
}
