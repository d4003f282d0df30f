import type Database from "libsql";
import * as v from "valibot";
import { isAddress } from "../../store/address-tag.ts";
import type { StoredDocument } from "../../store/document.ts";
import { prepareQuery } from "../prepare-query.ts";
import { visibleNow } from "../visible.ts";
import { pageTypeList, pageTypes } from "./page-types.ts";

/** A page at the address, in its language, or a redirect of the master language, which serves all. */
const heirSql = /* sql */ `
select document from version where uid = :uid and type in (${pageTypeList}) and ${visibleNow}
  and (lang = :lang or (type = 'redirect' and lang = (select id from language order by position limit 1))) limit 1`;

const sameSql = /* sql */ `
select document from version where uid = :uid and type = :type and lang = :lang and ${visibleNow} limit 1`;

/**
 * Returns a function that takes an overlay, "" for the published state, and a document as it was before. It says what
 * readers then miss: a page at its address, or the header of a site. Undefined for nothing.
 */
export function addressLosses(
  db: Database.Database,
): (overlay: string, before: Pick<StoredDocument, "uid" | "type" | "lang">) => string | undefined {
  const row = v.object({ document: v.string() });
  const [heir, same] = [prepareQuery(db, heirSql, row), prepareQuery(db, sameSql, row)];
  const isPage = pageTypes(db);
  return (overlay, { uid, type, lang }) => {
    if (!isAddress(uid)) return undefined;
    const hasPage = heir.get({ overlay, uid, lang }) !== undefined;
    if (isPage(type)) return hasPage ? undefined : lostPage(uid, lang);
    return hasPage && !same.get({ overlay, uid, type, lang }) ? lostPart(type, uid) : undefined;
  };
}

const orMeant = "into the release, or publish with ?lose-addresses.";

function lostPage(uid: string, lang: string): string {
  return `Nothing would be at "${uid}" (${lang}) any more. Put a redirect with this uid ${orMeant}`;
}

function lostPart(type: string, uid: string): string {
  return `The pages of "${uid}" would have no ${type} any more. Put another one with this uid ${orMeant}`;
}
