import type Database from "libsql";
import type { DocumentWriter } from "../../store/document-writer.ts";
import type { DocumentContent, StoredDocument } from "../../store/document.ts";
import type { Overlay } from "../../store/state.ts";
import { type Checks, checks } from "./checks.ts";
import { type Announce, releaseAnnouncer, releaseChanges } from "./deliveries.ts";
import { refusable, RefusedChange } from "./refused-change.ts";
import { revisions } from "./revisions.ts";
import { sameContent, type Versions, versions } from "./versions.ts";

type Writer = Pick<DocumentWriter, "putDocument" | "archiveDocument" | "resetDocument">;

export function overlayDocumentWriter(db: Database.Database, announce: Announce): Writer {
  const tools = { current: versions(db).current, check: checks(db), edit: overlayEditor(db, announce) };
  return {
    putDocument: refusable(db, documentPutter(tools)),
    archiveDocument: refusable(db, documentArchiver(tools)),
    resetDocument: refusable(db, documentResetter(tools)),
  };
}

interface Tools {
  readonly current: Versions["current"];
  readonly check: Checks;
  readonly edit: Edit;
}

function documentPutter({ current, check, edit }: Tools) {
  return (id: string, content: DocumentContent): void => {
    const overlay = check.overlay(id);
    check.language(content);
    const entry = current(id, content.id);
    if (entry && !entry.archived && sameContent(entry.document, content)) return;
    const { firstPublished = null, lastPublished = null } = current("", content.id)?.document ?? {};
    edit(overlay, content.id, { archived: false, document: { ...content, firstPublished, lastPublished } });
    check.unique(id, content);
  };
}

function documentArchiver({ current, check, edit }: Tools) {
  return (id: string, document: string): void => {
    const overlay = check.overlay(id);
    const entry = current(id, document);
    const visible = entry ?? current("", document);
    if (!visible) throw new RefusedChange("not-found", `There is no document "${document}" to archive.`);
    if (!entry?.archived) edit(overlay, document, { archived: true, document: visible.document });
  };
}

function documentResetter({ current, check, edit }: Tools) {
  return (id: string, document: string): void => {
    const overlay = check.overlay(id);
    if (current(id, document)) edit(overlay, document, undefined);
    const published = current("", document);
    if (published) check.unique(id, published.document);
  };
}

interface OverlayEntry {
  readonly archived: boolean;
  readonly document: StoredDocument;
}

/** Replaces an overlay's entry for a document; undefined removes it. */
type Edit = (overlay: Overlay, document: string, entry: OverlayEntry | undefined) => void;

function overlayEditor(db: Database.Database, announce: Announce): Edit {
  const { current, open, close } = versions(db);
  const { next, changeOverlay } = revisions(db);
  const announceReleases = releaseAnnouncer(db, announce);
  const update = db.prepare("update overlay set revision = ? where id = ?");
  return (overlay, document, entry) => {
    const revision = next();
    const before = current(overlay.id, document);
    if (before) close(before.id, revision);
    if (entry) open({ overlay: overlay.id, since: revision, archived: entry.archived }, entry.document);
    update.run(revision, overlay.id);
    changeOverlay(revision);
    announceReleases(releaseChanges("update", { ...overlay, revision }, [document]));
  };
}
