import type Database from "libsql";
import * as v from "valibot";
import type { Argument } from "../../query/predicate.ts";
import { textsIn, splitWords } from "../../query/words.ts";
import type { View } from "../../store/document-query.ts";
import { type Clause, clause } from "./clause.ts";
import { rows } from "./rows.ts";
import { joined, sql } from "./sql.ts";
import { viewBranches } from "../visible.ts";

/** Most documents that a distinctive word may occur in. */
const maxDocumentsOfWord = 1000;

const sourceRow = v.object({ data: v.string() });
const wordRow = v.object({ word: v.string() });

/**
 * Translates `similar("ID", n)`: other documents that share words which at most n documents have. Those with the most
 * such words come first.
 */
export function similar(db: Database.Database, view: View, [id = "", maxDocuments = 1]: readonly Argument[]): Clause {
  const words = rareWords(db, view, String(id), Math.min(Number(maxDocuments), maxDocumentsOfWord));
  if (words.length === 0) return clause(sql`0`);
  const alike = sql`select t.rowid as id, -count(*) as score from json_each(${JSON.stringify(words)}) w
    join text_index t on t.text_index match '"' || w.value || '"' group by t.rowid`;
  const condition = sql`v.document <> ${String(id)} and v.id in (select id from (${alike}))`;
  return { condition, versions: alike, rank: sql`found.score`, hasScore: true };
}

function rareWords(db: Database.Database, view: View, document: string, maxDocuments: number): readonly string[] {
  const source = joined(
    branches(view, (isSeen) => sql`select data from version v where v.document = ${document} and ${isSeen}`),
    " union all ",
  );
  const [found] = rows(db, sourceRow, source);
  if (!found) return [];
  const words = splitWords(textsIn(JSON.parse(found.data)).join(" "));
  const sightings = branches(
    view,
    (isSeen) => sql`select 1 from text_index t cross join version v indexed by version_card
    on v.id = t.rowid where t.text_index match '"' || w.value || '"' and ${isSeen}`,
  );
  const count = sql`(select count(*) from (${joined(sightings, " union all ")} limit ${maxDocuments + 1}))`;
  const rare = sql`select w.value as word from json_each(${JSON.stringify(words)}) w where ${count} <= ${maxDocuments}`;
  return rows(db, wordRow, rare).map(({ word }) => word);
}

function branches(view: View, select: (isSeen: ReturnType<typeof sql>) => ReturnType<typeof sql>) {
  return viewBranches(view).map(select);
}
