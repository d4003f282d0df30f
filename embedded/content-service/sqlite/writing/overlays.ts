import type Database from "libsql";
import type { DocumentWriter } from "../../store/document-writer.ts";
import type { Edit, Written } from "../../store/edit.ts";
import type { Overlay } from "../../store/state.ts";
import { overlayReader } from "../reading/overlays.ts";
import { checks } from "./checks.ts";
import { type Announce, releaseAnnouncer, releaseChanges } from "./deliveries.ts";
import { draftMover } from "./move-draft.ts";
import { endOverlay } from "./end-overlay.ts";
import { checkExpected, describeOverlay } from "./expectations.ts";
import { refusable } from "./refused-change.ts";
import { revisions } from "./revisions.ts";
import { saveKeeper } from "./saves.ts";

const putSql = /* sql */ `
insert into overlay (id, position, kind, label, scheduled_at, revision)
values (:id, (select coalesce(max(position), 0) + 1 from overlay), :kind, :label, :scheduledAt, :revision)
on conflict (id) do update set
  kind = excluded.kind, label = excluded.label, scheduled_at = excluded.scheduled_at, revision = excluded.revision`;

type Writer = Pick<DocumentWriter, "putOverlay" | "deleteOverlay" | "moveDraft" | "putPreview">;

export function overlayWriter(db: Database.Database, announce: Announce): Writer {
  const put = overlayPutter(db, announce);
  const check = checks(db);
  const end = endOverlay(db);
  const { keepAll } = saveKeeper(db);
  const { next } = revisions(db);
  const announceReleases = releaseAnnouncer(db, announce);
  const preview = db.prepare("insert or replace into preview (token, overlay, expires_at) values (?, ?, ?)");
  return {
    putOverlay: refusable(db, put),
    deleteOverlay: refusable(db, (id: string, edit?: Edit) => {
      const overlay = check.overlay(id);
      checkExpected(edit, { name: describeOverlay(overlay), present: overlay });
      if (edit) keepAll(id);
      announceReleases(end(overlay, next()));
    }),
    moveDraft: refusable(db, draftMover(db, announce)),
    putPreview: refusable(db, (token: string, { overlay, expiresAt }: Parameters<Writer["putPreview"]>[1]) => {
      preview.run(token, check.overlay(overlay).id, expiresAt);
    }),
  };
}

function overlayPutter(db: Database.Database, announce: Announce) {
  const { overlay: find, overlayChanges } = overlayReader(db);
  const { next, changeOverlay } = revisions(db);
  const announceReleases = releaseAnnouncer(db, announce);
  const put = db.prepare(putSql);
  return ({ id, kind, label, scheduledAt }: Omit<Overlay, "revision">, edit?: Edit): Written => {
    const before = find(id);
    checkExpected(edit, { name: describeOverlay(before ?? { kind, label }), present: before });
    if (before?.kind === kind && before.label === label && before.scheduledAt === scheduledAt) return before;
    const overlay = { id, kind, label, scheduledAt, revision: next() };
    put.run(overlay);
    changeOverlay(overlay.revision);
    const documents = overlayChanges(id).map(({ document }) => document);
    // A release that becomes a draft is announced as deleted.
    if (before && before.kind !== kind) announceReleases(releaseChanges("deletion", before, documents));
    announceReleases(releaseChanges(before?.kind === kind ? "update" : "addition", overlay, documents));
    return overlay;
  };
}
