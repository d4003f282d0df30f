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
const shared = /* sql */ `uid like '%.%' and ${visibleNow}`;

/** By the index of uids, as every written page needs it. */
const hostSql = /* sql */ `
select uid from version indexed by version_by_uid
where uid is not null and uid in (select value from json_each(:hosts)) and type not in (${pageTypeList}) and ${shared}
order by length(uid) limit 1`;

/** By the index of types. */
const anySql = /* sql */ `
select uid from version
where overlay in ('', :overlay) and type in (select id from model where id not in (${pageTypeList})) and ${shared} limit 1`;

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
    if (!isAddress(uid) || !isPage(type)) return;
    const host = findHost.get({ overlay, hosts: JSON.stringify(listHosts(uid)) })?.uid;
    if (host === uid || (host === undefined && findAny.get({ overlay }) === undefined)) return;
    if (host === undefined) throw unreachable(uid, "its host has no header or footer");
    const ids = languages.all().map(({ id }) => id);
    const fault = findPathFault(uid.slice(host.length + 1), ids);
    if (fault !== undefined) throw unreachable(uid, `its path ${fault}`);
  };
}

/** Returns what may be the host of a uid: `www.a.example.rome` → `www.a`, `www.a.example`, `www.a.example.rome`. */
function listHosts(uid: string): readonly string[] {
  const labels = uid.split(".");
  return labels.slice(1).map((_, index) => labels.slice(0, index + 2).join("."));
}

function unreachable(uid: string, reason: string): RefusedChange {
  return new RefusedChange("unreachable-address", `no page can be at "${uid}": ${reason}.`, { property: "uid" });
}
