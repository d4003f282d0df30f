import type Database from "libsql";
import * as v from "valibot";
import { isAddress } from "../../store/address-tag.ts";
import type { DocumentContent } from "../../store/document.ts";
import { prepareQuery } from "../prepare-query.ts";
import { pageTypeList } from "../reading/page-types.ts";
import { isRedirectTo } from "../reading/own-redirects.ts";
import { visibleNow } from "../visible.ts";
import type { RefusalCode } from "../../store/refusal.ts";
import { RefusedChange } from "./refused-change.ts";

/** The members that identify a document among others. */
export type Identity = Pick<DocumentContent, "id" | "uid" | "type" | "lang" | "translations">;

/** Condition on other documents that an overlay shows, or with "" the published state. */
const others = /* sql */ `version.document <> :document and ${visibleNow}`;

const sameUidSql = /* sql */ `
select document from version where uid = :uid and type = :type and lang = :lang and ${others} limit 1`;

const sameAddressSql = /* sql */ `
select document from version where uid = :uid and lang = :lang and type <> :type and type in (${pageTypeList})
  and :type in (${pageTypeList}) and not ${isRedirectTo} and ${others} limit 1`;

const sameLanguageSql = /* sql */ `
select document from version where translations = :translations and lang = :lang and ${others} limit 1`;

/**
 * Throws a `RefusedChange` for a uid, an address, or a language among translations, that another document has. A page may
 * take the address of a redirect that leads to it.
 */
export function uniqueness(db: Database.Database): (overlay: string, document: Identity) => void {
  const row = v.object({ document: v.string() });
  const sameUid = prepareQuery(db, sameUidSql, row);
  const sameAddress = prepareQuery(db, sameAddressSql, row);
  const sameLanguage = prepareQuery(db, sameLanguageSql, row);
  return (overlay, { id, uid, type, lang, translations }) => {
    const namesake = uid === null ? undefined : sameUid.get({ overlay, document: id, uid, type, lang });
    if (namesake) throw taken("uid-taken", takenUid(`${type} "${uid}" in ${lang}`, id, namesake.document), namesake);
    const neighbor = isAddress(uid) ? sameAddress.get({ overlay, document: id, uid, type, lang }) : undefined;
    if (neighbor) throw taken("address-taken", takenAddress(uid ?? "", lang, neighbor.document), neighbor);
    const twin = sameLanguage.get({ overlay, document: id, translations, lang });
    if (twin) throw taken("language-taken", takenLanguage(lang, id, twin.document), twin);
  };
}

function taken(code: RefusalCode, message: string, { document }: { readonly document: string }): RefusedChange {
  return new RefusedChange(code, message, { documents: [document] });
}

function takenUid(what: string, document: string, other: string): string {
  return `Document "${document}" cannot be ${what}, because document "${other}" is: use another uid for one of them.`;
}

function takenAddress(uid: string, lang: string, other: string): string {
  return `The address "${uid}" (${lang}) is that of document "${other}": use another uid, or archive that one in the same release.`;
}

function takenLanguage(lang: string, document: string, other: string): string {
  return `Documents "${document}" and "${other}" cannot both be the translation to ${lang}: change that one instead.`;
}
