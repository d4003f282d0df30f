import type Database from "libsql";
import type { ReleaseChange } from "../../store/delivery-store.ts";
import type { Overlay } from "../../store/state.ts";
import { overlayReader } from "../reading/overlays.ts";
import { stillValid } from "../visible.ts";
import { releaseChanges } from "./deliveries.ts";
import { revisions } from "./revisions.ts";

/** Ends an overlay at a revision. Views of its earlier revisions remain readable until pruning. */
export function endOverlay(db: Database.Database): (overlay: Overlay, revision: number) => readonly ReleaseChange[] {
  const { overlayChanges } = overlayReader(db);
  const { changeOverlay } = revisions(db);
  const close = db.prepare(
    `update version set until = ? where overlay = ? and overlay <> '' and until = ${stillValid}`,
  );
  const removePreviews = db.prepare("delete from preview where overlay = ?");
  const remove = db.prepare("delete from overlay where id = ?");
  return (overlay, revision) => {
    const documents = overlayChanges(overlay.id).map(({ document }) => document);
    close.run(revision, overlay.id);
    removePreviews.run(overlay.id);
    remove.run(overlay.id);
    changeOverlay(revision);
    return releaseChanges("deletion", overlay, documents);
  };
}
