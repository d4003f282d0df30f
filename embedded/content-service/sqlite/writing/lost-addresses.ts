import type Database from "libsql";
import * as v from "valibot";
import { isAddress } from "../../store/address-tag.ts";
import type { StoredDocument } from "../../store/document.ts";
import { prepareQuery } from "../prepare-query.ts";
import { stillValid } from "../visible.ts";
import { pageTypeList, pageTypes } from "./page-types.ts";
import { RefusedChange } from "./refused-change.ts";

/** Condition on rows of `version` that are published. */
const published = `overlay = '' and until = ${stillValid}`;

/** A page at the address, in its language, or a redirect of the master language, which serves all. */
const heirSql = /* sql */ `
select document from version where uid = :uid and type in (${pageTypeList}) and ${published}
  and (lang = :lang or (type = 'redirect' and lang = (select id from language order by position limit 1))) limit 1`;

const sameSql = /* sql */ `
select document from version where uid = :uid and type = :type and lang = :lang and ${published} limit 1`;

const linkingSql = /* sql */ `
select distinct coalesce(uid, document) as document from version
where ${published} and document <> :document and instr(data, :quoted) > 0
order by document limit 4`;

/**
 * Returns a function that checks documents as they were before the current publication. Throws a `RefusedChange` when
 * an address would have neither page nor redirect, or a site no header or footer.
 */
export function addressKeeper(db: Database.Database): (before: readonly StoredDocument[]) => void {
  const row = v.object({ document: v.string() });
  const [heir, same] = [prepareQuery(db, heirSql, row), prepareQuery(db, sameSql, row)];
  const linking = prepareQuery(db, linkingSql, row);
  const isPage = pageTypes(db);
  const lossOf = ({ id: document, uid, type, lang }: StoredDocument): string | undefined => {
    if (!isAddress(uid)) return undefined;
    if (!isPage(type))
      return (same.get({ uid, type, lang }) ?? !heir.get({ uid, lang })) ? undefined : lostPart(type, uid);
    if (heir.get({ uid, lang })) return undefined;
    return lostPage(uid, lang, linking.all({ document, quoted: JSON.stringify(document) }));
  };
  return (before) => {
    const [loss] = before.flatMap((document) => lossOf(document) ?? []);
    if (loss !== undefined) throw new RefusedChange("conflict", `${loss}, or publish with ?lose-addresses.`);
  };
}

function lostPage(uid: string, lang: string, links: readonly { readonly document: string }[]): string {
  const linked = links.length === 0 ? "" : ` Linked from ${links.map(({ document }) => document).join(", ")}.`;
  return `Nothing would be at "${uid}" (${lang}) any more.${linked} Put a redirect with this uid into the release`;
}

function lostPart(type: string, uid: string): string {
  return `The pages of "${uid}" would have no ${type} any more. Put another one with this uid into the release`;
}
