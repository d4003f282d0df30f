import type Database from "libsql";
import * as v from "valibot";
import { toContent } from "../../store/to-content.ts";
import type { EditableDocument, HistoryReader, OverlayEntry, PublishedVersion, Save } from "../../store/history.ts";
import { prepareQuery } from "../prepare-query.ts";
import { documentRow, versionColumns } from "../version-row.ts";
import { addressLosses } from "./lost-addresses.ts";
import { stillValid } from "../visible.ts";

const revised = { revision: v.number(), at: v.number(), author: v.string(), label: v.string() };
const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);

const publicationsSql = /* sql */ `
select since as revision, at, author, label, 0 as removed from version
where document = :document and overlay = '' and until = ${stillValid}
union all
select revision, at, author, label, removed from history where document = :document
order by revision desc`;

const contentAtSql = /* sql */ `
select ${versionColumns} from version where document = :document and overlay = '' and since = :revision
union all
select ${versionColumns.replaceAll("version.", "")} from history
where document = :document and revision = :revision and removed = 0
union all
select ${versionColumns} from version
where document = :document and overlay <> '' and since = :revision and until = ${stillValid}
union all
select ${versionColumns.replaceAll("version.", "")} from save where document = :document and revision = :revision
limit 1`;

const savesSql = /* sql */ `
select version.since as revision, version.at, version.author, version.archived, version.base,
  overlay.id, overlay.kind, overlay.label, 1 as open
from version join overlay on overlay.id = version.overlay
where version.document = :document and version.until = ${stillValid}
union all
select revision, at, author, archived, base, overlay, kind, label, 0 from save where document = :document
order by revision desc`;

const saveRow = v.pipe(
  v.object({
    revision: v.number(),
    at: v.number(),
    author: v.string(),
    archived: flag,
    base: v.number(),
    id: v.string(),
    kind: v.picklist(["release", "draft"]),
    label: v.string(),
    open: flag,
  }),
  v.transform(({ id, kind, label, ...row }): Save => ({ ...row, overlay: { id, kind, label } })),
);

const editableSql = /* sql */ `
select since as revision, at, author, label, archived, overlay, base, ${versionColumns} from version
where document = :document and overlay in ('', :overlay) and until = ${stillValid} order by overlay desc limit 1`;

const entriesSql = /* sql */ `
select entry.document, entry.since as revision, entry.at, entry.author, entry.label, entry.archived, entry.base,
  coalesce(now.since, 0) as published, now.uid, coalesce(now.type, '') as type, coalesce(now.lang, '') as lang,
  (select json_group_array(json_object('id', overlay.id, 'kind', overlay.kind, 'label', overlay.label))
    from version as other join overlay on overlay.id = other.overlay
    where other.document = entry.document and other.overlay not in ('', :overlay)
      and other.until = ${stillValid}) as alsoIn
from version as entry left join version as now
  on now.document = entry.document and now.overlay = '' and now.until = ${stillValid}
where entry.overlay = :overlay and entry.overlay <> '' and entry.until = ${stillValid}
  and (:document is null or entry.document = :document) order by entry.document`;

const names = v.array(v.object({ id: v.string(), kind: v.picklist(["release", "draft"]), label: v.string() }));

const editableRow = v.pipe(
  v.looseObject({ ...revised, archived: flag, overlay: v.string(), base: v.number() }),
  v.transform(({ revision, at, author, label, archived, overlay, base, ...row }): EditableDocument => {
    const content = toContent(v.parse(documentRow, row));
    return { revision, at, author, label, archived, base: overlay === "" ? undefined : base, content };
  }),
);

const entryRow = v.object({
  ...revised,
  document: v.string(),
  archived: flag,
  base: v.number(),
  published: v.number(),
  uid: v.nullable(v.string()),
  type: v.string(),
  lang: v.string(),
  alsoIn: v.pipe(v.string(), v.parseJson(), names),
});

export function historyReader(db: Database.Database): HistoryReader {
  const versionRow: v.GenericSchema<unknown, PublishedVersion> = v.object({ ...revised, removed: flag });
  const publications = prepareQuery(db, publicationsSql, versionRow);
  const contentAt = prepareQuery(db, contentAtSql, documentRow);
  const saves = prepareQuery(db, savesSql, saveRow);
  const editable = prepareQuery(db, editableSql, editableRow);
  const entries = prepareQuery(db, entriesSql, entryRow);
  const findLoss = addressLosses(db);
  const toEntry = (overlay: string, { uid, type, lang, ...entry }: v.InferOutput<typeof entryRow>): OverlayEntry => ({
    ...entry,
    loss: findLoss(overlay, { uid, type, lang }),
  });
  return {
    publications: (document) => publications.all({ document }),
    saves: (document) => saves.all({ document }),
    contentAt: (document, revision) => contentAt.get({ document, revision }),
    editable: (overlay, document) => editable.get({ overlay, document }),
    entries: (overlay, document) =>
      entries.all({ overlay, document: document ?? null }).map((row) => toEntry(overlay, row)),
  };
}
