import type Database from "libsql";
import type { DocumentWriter } from "../../store/document-writer.ts";
import type { StoredDocument } from "../../store/document.ts";
import type { Overlay } from "../../store/state.ts";
import { checks } from "./checks.ts";
import { type Announce, releaseAnnouncer, releaseChanges } from "./deliveries.ts";
import { refusable, RefusedChange } from "./refused-change.ts";
import { revisions } from "./revisions.ts";
import { sameContent, versions } from "./versions.ts";

type Writer = Pick<DocumentWriter, "putDocument" | "archiveDocument" | "resetDocument">;

export function overlayDocumentWriter(db: Database.Database, announce: Announce): Writer {
  const { current } = versions(db);
  const check = checks(db);
  const say = overlayEditor(db, announce);
  return {
    putDocument: refusable(db, (id: string, content: Parameters<Writer["putDocument"]>[1]) => {
      const overlay = check.overlay(id);
      check.language(content);
      const said = current(id, content.id);
      if (said && !said.archived && sameContent(said.document, content)) return;
      const { firstPublished = null, lastPublished = null } = current("", content.id)?.document ?? {};
      say(overlay, content.id, { archived: false, document: { ...content, firstPublished, lastPublished } });
      check.unique(id, content);
    }),
    archiveDocument: refusable(db, (id: string, document: string) => {
      const overlay = check.overlay(id);
      const said = current(id, document);
      const shown = said ?? current("", document);
      if (!shown) throw new RefusedChange("not-found", `There is no document "${document}" to archive.`);
      if (!said?.archived) say(overlay, document, { archived: true, document: shown.document });
    }),
    resetDocument: refusable(db, (id: string, document: string) => {
      const overlay = check.overlay(id);
      if (current(id, document)) say(overlay, document, undefined);
      const published = current("", document);
      if (published) check.unique(id, published.document);
    }),
  };
}

interface Saying {
  readonly archived: boolean;
  readonly document: StoredDocument;
}

/** Replaces what an overlay says about a document, with nothing to take it back. */
type Edit = (overlay: Overlay, document: string, saying: Saying | undefined) => void;

function overlayEditor(db: Database.Database, announce: Announce): Edit {
  const { current, open, close } = versions(db);
  const { next, changeOverlay } = revisions(db);
  const announceReleases = releaseAnnouncer(db, announce);
  const update = db.prepare("update overlay set revision = ? where id = ?");
  return (overlay, document, saying) => {
    const revision = next();
    const before = current(overlay.id, document);
    if (before) close(before.id, revision);
    if (saying) open({ overlay: overlay.id, since: revision, archived: saying.archived }, saying.document);
    update.run(revision, overlay.id);
    changeOverlay(revision);
    announceReleases(releaseChanges("update", { ...overlay, revision }, [document]));
  };
}
