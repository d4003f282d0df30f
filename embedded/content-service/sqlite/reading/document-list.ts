import type Database from "libsql";
import { splitWords } from "../../query/words.ts";
import type { ListQuery, ListReader } from "../../store/document-list.ts";
import { prepareQuery } from "../prepare-query.ts";
import { listedRow, toListed } from "./listed-row.ts";

/**
 * Every document once, with the columns of its newest entry. SQLite takes them from the row of `max(at)`, the only such
 * aggregate. A removed document counts only without drafts and releases.
 */
const listedSql = (condition: string) => /* sql */ `
select entry.document as id, entry.type, entry.lang, entry.uid, entry.title, entry.heading, entry.words,
  entry.translations, entry.author, max(entry.at) as at, entry.overlay, entry.since as revision, entry.checked,
  entry.kind, entry.findings,
  sum(iif(entry.overlay = '' and entry.archived = 0, entry.since, 0)) as published,
  case
    when count(overlay.scheduled_at) > 0 then 'scheduled'
    when count(overlay.id) = 0 then iif(sum(entry.archived) > 0, 'archived', 'published')
    when sum(entry.overlay = '' and entry.archived = 0) > 0 then 'changed'
    else 'draft'
  end as state
from entry left join overlay on overlay.id = entry.overlay
${condition} group by entry.document`;

/** Conditions on a row `listed`. Time for a publication at a scheduled time is a minute. */
const problems = {
  overdue: /* sql */ `(listed.state = 'scheduled' and exists (
    select 1 from entry join overlay on overlay.id = entry.overlay
    where entry.document = listed.id and overlay.scheduled_at < unixepoch() * 1000 - 60000))`,
  outdated: /* sql */ `(listed.state not in ('published', 'archived') and exists (
    select 1 from entry join version on version.id = entry.version
    where entry.document = listed.id and entry.overlay <> '' and version.base <> listed.published))`,
};

/** The name that lists show. */
const shownName = /* sql */ `iif(heading = '', title, heading)`;

/** The same without case and accents: `words` begins with title and heading. */
const foldedName = /* sql */ `iif(heading = '', substr(words, 1, length(title)), substr(words, length(title) + 2, length(heading)))`;

const matchedSql = (condition: string) => /* sql */ `
with listed as (${listedSql(condition)}),
matched as materialized (
  select * from listed
  where (:type is null or type = :type) and (:lang is null or lang = :lang) and (:state is null or state = :state)
    and (:problem is null or (:problem = 'overdue' and ${problems.overdue}) or (:problem = 'outdated' and ${problems.outdated}))
    and (:kind is null or kind = :kind)
    and (:findings is null or iif(findings is null, iif(state = 'archived', '', 'unknown'), iif(findings > 0, 'some', 'none')) = :findings)
    and (:checkedBefore is null or (state <> 'archived' and checked < :checkedBefore))
    and (:author is null or author = :author) and at >= :since
    and (:host is null or uid = :host or substr(uid, 1, length(:host) + 1) = :host || '.')
    and not exists (select 1 from json_each(:words) as word where instr(words, word.value) = 0)
)
select *, (select count(*) from matched) as total,
  json_array(iif(${problems.overdue}, 'overdue', null), iif(${problems.outdated}, 'outdated', null)) as problems,
  (select uid from entry where document = listed.id and overlay = '' and archived = 0) as publishedUid,
  (select json_group_array(json_object('id', overlay.id, 'kind', overlay.kind, 'label', overlay.label,
      'scheduledAt', overlay.scheduled_at, 'archived', json(iif(entry.archived = 1, 'true', 'false'))))
    from entry join overlay on overlay.id = entry.overlay where entry.document = listed.id) as overlays,
  (select json_group_array(json_object('id', document, 'lang', lang, 'isPublished', json(iif(published = 1, 'true', 'false'))))
    from (select document, lang, sum(overlay = '' and archived = 0) as published from entry
      where entry.translations = listed.translations group by document, lang order by lang)) as languages
from (
  select * from matched
  order by :firstLang is not null and lang <> :firstLang,
    case :order when 'match' then
      exists (select 1 from json_each(:words) as word where instr(${foldedName}, word.value) = 0) end,
    case :order when 'at' then -at when 'checked' then checked when 'match' then length(${shownName}) end,
    case :order when 'heading' then ${shownName} when 'uid' then uid end collate nocase, id
  limit :pageSize offset :offset
) as listed`;

export function documentLister(db: Database.Database): ListReader {
  const all = prepareQuery(db, matchedSql(""), listedRow);
  const one = prepareQuery(db, matchedSql("where entry.document = :document"), listedRow);
  const list = (query: ListQuery) => all.all(toParameters(query));
  return {
    listDocuments: (query) => {
      const rows = list(query);
      const [first] = rows.length > 0 ? rows : list({ ...query, offset: 0, pageSize: 1 });
      return { documents: rows.map(toListed), total: first?.total ?? 0 };
    },
    listedDocument: (document) => one.all({ ...toParameters(anything), document }).map(toListed)[0],
  };
}

function toParameters({ text, ...query }: ListQuery) {
  const { type = null, host = null, lang = null, state = null, problem = null, author = null, ...others } = query;
  const { kind = null, findings = null, checkedBefore = null, firstLang = null, ...rest } = others;
  const filters = { type, host, lang, state, problem, author, kind, findings, checkedBefore, firstLang };
  return { ...rest, ...filters, words: JSON.stringify(splitWords(text)) };
}

const anything: ListQuery = {
  text: "",
  type: undefined,
  host: undefined,
  lang: undefined,
  state: undefined,
  problem: undefined,
  kind: undefined,
  findings: undefined,
  checkedBefore: undefined,
  firstLang: undefined,
  author: undefined,
  since: 0,
  order: "at",
  offset: 0,
  pageSize: 1,
};
