import type Database from "libsql";
import * as v from "valibot";
import type { StoredDocument } from "../../store/document.ts";
import { prepareQuery } from "../prepare-query.ts";

type Dates = Pick<StoredDocument, "firstPublished" | "lastPublished">;

const datesRow = v.pipe(
  v.object({ first: v.nullable(v.number()), last: v.nullable(v.number()) }),
  v.transform(({ first, last }): Dates => ({ firstPublished: first, lastPublished: last })),
);

const datesSql = /* sql */ `
select first_published as first, last_published as last from history
where document = :id order by revision desc limit 1`;

/**
 * Returns the function that says when a document that is not published now was published last: null for never. A document
 * that is published again retains its first date.
 */
export function formerDates(db: Database.Database): (id: string) => Dates {
  const dates = prepareQuery(db, datesSql, datesRow);
  return (id) => dates.get({ id }) ?? { firstPublished: null, lastPublished: null };
}
