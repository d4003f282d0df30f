import type Database from "libsql";
import * as v from "valibot";
import type { DocumentContent } from "../../store/document.ts";
import { prepareQuery } from "../prepare-query.ts";
import { stillValid } from "../visible.ts";

/** Condition that a row of `version` is a redirect to the document `:document`. */
export const isRedirectTo = /* sql */ `
(version.type = 'redirect' and version.data ->> '$.to.link_type' = 'Document'
  and version.data ->> '$.to.id' = :document)`;

const ownSql = /* sql */ `
select document from version
where overlay = '' and until = ${stillValid} and uid = :uid and lang = :lang and document <> :document and ${isRedirectTo}`;

/** Returns a function that lists published redirects to a document at its own address: after it moved back there. */
export function ownRedirects(
  db: Database.Database,
): (document: Pick<DocumentContent, "id" | "uid" | "lang">) => readonly string[] {
  const own = prepareQuery(db, ownSql, v.object({ document: v.string() }));
  return ({ id, uid, lang }) => own.all({ document: id, uid, lang }).map(({ document }) => document);
}
