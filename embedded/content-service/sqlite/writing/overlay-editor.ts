import { epochNow } from "@tessera/runtime/epoch-now.ts";
import type Database from "libsql";
import type { Overlay } from "../../store/state.ts";
import { type Announce, releaseAnnouncer, releaseChanges } from "./deliveries.ts";
import { revisions } from "./revisions.ts";
import { saveKeeper } from "./saves.ts";
import { type CurrentVersion, versions } from "./versions.ts";

type Entry = Pick<CurrentVersion, "archived" | "base" | "document" | "author">;

/** Replaces an overlay's entry for a document and returns the revision; undefined removes it. */
export type EditOverlay = (overlay: Overlay, document: string, entry: Entry | undefined) => number;

export function overlayEditor(db: Database.Database, announce: Announce): EditOverlay {
  const { current, open, close } = versions(db);
  const { keep } = saveKeeper(db);
  const { next, changeOverlay } = revisions(db);
  const announceReleases = releaseAnnouncer(db, announce);
  const update = db.prepare("update overlay set revision = ? where id = ?");
  return (overlay, document, entry) => {
    const revision = next();
    const before = current(overlay.id, document);
    if (before) {
      keep(before.id);
      close(before.id, revision);
    }
    if (entry) {
      const { document: content, ...state } = entry;
      open({ ...state, overlay: overlay.id, since: revision, at: epochNow(), label: "", released: false }, content);
    }
    update.run(revision, overlay.id);
    changeOverlay(revision);
    announceReleases(releaseChanges("update", { ...overlay, revision }, [document]));
    return revision;
  };
}
