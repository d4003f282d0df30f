import type Database from "libsql";
import * as v from "valibot";
import { prepareQuery } from "../prepare-query.ts";
import { visibleNow } from "../visible.ts";
import { pageTypeList } from "./page-types.ts";

/** Parts of a document that redirects need. */
export interface Redirecting {
  readonly type: string;
  readonly lang: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const servedSql = /* sql */ `
select type, lang, data from version where uid = :uid and type in (${pageTypeList}) and document <> :document
  and ${visibleNow} and (lang = :lang or (type = 'redirect' and lang = :master))
order by lang = :lang desc limit 1`;

const identitySql = /* sql */ `
select uid, lang from version where document = :id and uid is not null and ${visibleNow} limit 1`;

const hostSql = /* sql */ `
select uid from version where (uid = :uid or :uid like uid || '.%') and uid like '%.%' and ${visibleNow}
order by length(uid) limit 1`;

const record = v.record(v.string(), v.unknown());
const served = v.pipe(
  v.object({ type: v.string(), lang: v.string(), data: v.string() }),
  v.transform(({ data, ...row }): Redirecting => ({ ...row, data: v.parse(record, JSON.parse(data)) })),
);

/** Reads what redirects lead to, in an overlay or with "" the published state, without the document `without`. */
export function redirectStops(db: Database.Database) {
  const [find, identity] = [
    prepareQuery(db, servedSql, served),
    prepareQuery(db, identitySql, v.object({ uid: v.string(), lang: v.string() })),
  ];
  const host = prepareQuery(db, hostSql, v.object({ uid: v.string() }));
  const languages = prepareQuery(db, "select id from language order by position", v.object({ id: v.string() }));
  return (overlay: string, without: string) => {
    const ids = languages.all().map(({ id }) => id);
    return {
      languages: ids,
      hostOf: (uid: string) => host.get({ overlay, uid })?.uid,
      /** Returns what a site serves at an address in a language: its page, else the redirect of the master language. */
      served: (uid: string, lang: string) => find.get({ overlay, document: without, uid, lang, master: ids[0] ?? "" }),
      identity: (id: string) => identity.get({ overlay, id }),
    };
  };
}
