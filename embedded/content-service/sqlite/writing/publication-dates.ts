import type Database from "libsql";
import * as v from "valibot";
import type { StoredDocument } from "../../store/document.ts";
import { prepareQuery } from "../prepare-query.ts";
import { stillValid } from "../visible.ts";

type Dates = Pick<StoredDocument, "firstPublished" | "lastPublished">;

const datesRow = v.pipe(
  v.object({ first: v.nullable(v.number()), last: v.nullable(v.number()) }),
  v.transform(({ first, last }): Dates => ({ firstPublished: first, lastPublished: last })),
);

const datesSql = /* sql */ `
select first_published as first, last_published as last from history
where document = :id order by revision desc limit 1`;

interface PublicationDates {
  /**
   * Returns when a document that is not published now was published: null for one that never was. A document that is
   * published again retains its first date.
   */
  readonly former: (id: string) => Dates;
  /** Copies the dates of a publication to releases and drafts that have the document. */
  readonly spread: (document: Dates & Pick<StoredDocument, "id">) => void;
}

export function publicationDates(db: Database.Database): PublicationDates {
  const dates = prepareQuery(db, datesSql, datesRow);
  const spread = db.prepare(`update version set first_published = :firstPublished, last_published = :lastPublished
    where document = :id and overlay <> '' and until = ${stillValid}`);
  return {
    former: (id) => dates.get({ id }) ?? { firstPublished: null, lastPublished: null },
    spread: ({ id, firstPublished, lastPublished }) => void spread.run({ id, firstPublished, lastPublished }),
  };
}
