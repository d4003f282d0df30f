import type Database from "libsql";
import * as v from "valibot";
import { isAddress } from "../../store/address-tag.ts";
import type { DocumentContent } from "../../store/document.ts";
import { findPathFault } from "../../store/find-path-fault.ts";
import { prepareQuery } from "../prepare-query.ts";
import { pageTypeList, pageTypes } from "../reading/page-types.ts";
import { visibleNow } from "../visible.ts";
import { RefusedChange } from "./refused-change.ts";

/** Documents that all pages of a host share, as its header: their uid is the host. */
const shared = /* sql */ `uid like '%.%' and type not in (${pageTypeList}) and ${visibleNow}`;

const hostSql = /* sql */ `
select uid from version where ${shared} and (uid = :uid or substr(:uid, 1, length(uid) + 1) = uid || '.')
order by length(uid) limit 1`;

const anySql = /* sql */ `select uid from version where ${shared} limit 1`;

/**
 * Throws a `RefusedChange` for a page whose uid makes an address that no visitor reaches. Its host must have a header or
 * another document that its pages share. A repository without such documents knows no hosts, and all pass.
 */
export function reachableAddress(
  db: Database.Database,
): (overlay: string, document: Pick<DocumentContent, "uid" | "type">) => void {
  const row = v.object({ uid: v.string() });
  const [findHost, findAny] = [prepareQuery(db, hostSql, row), prepareQuery(db, anySql, row)];
  const languages = prepareQuery(db, "select id from language order by position", v.object({ id: v.string() }));
  const isPage = pageTypes(db);
  return (overlay, { uid, type }) => {
    if (!isAddress(uid) || !isPage(type) || findAny.get({ overlay }) === undefined) return;
    const host = findHost.get({ overlay, uid })?.uid;
    if (host === uid) return;
    if (host === undefined) throw unreachable(uid, "its host has no header or footer");
    const ids = languages.all().map(({ id }) => id);
    const fault = findPathFault(uid.slice(host.length + 1), ids);
    if (fault !== undefined) throw unreachable(uid, `its path ${fault}`);
  };
}

function unreachable(uid: string, reason: string): RefusedChange {
  return new RefusedChange("unreachable-address", `no page can be at "${uid}": ${reason}.`, { property: "uid" });
}
