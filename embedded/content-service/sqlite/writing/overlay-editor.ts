import type Database from "libsql";
import type { StoredDocument } from "../../store/document.ts";
import type { Overlay } from "../../store/state.ts";
import { type Announce, releaseAnnouncer, releaseChanges } from "./deliveries.ts";
import { revisions } from "./revisions.ts";
import { versions } from "./versions.ts";

interface Saying {
  readonly archived: boolean;
  readonly document: StoredDocument;
}

/** Replaces what an overlay says about a document, with nothing to take it back. */
type Edit = (overlay: Overlay, document: string, saying: Saying | undefined) => void;

export function overlayEditor(db: Database.Database, announce: Announce): Edit {
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
