import type Database from "libsql";
import { type BatchChange, type BatchResult, type BatchWriter, missingOverlay, rebaseEdit } from "../../store/batch.ts";
import { isRefusal, type Refusal } from "../../store/refusal.ts";
import type { Overlay } from "../../store/state.ts";
import { overlayReader } from "../reading/overlays.ts";
import { type Announce, joinMessages } from "./deliveries.ts";
import { overlayDocumentWriter } from "./overlay-documents.ts";
import { overlayWriter } from "./overlays.ts";
import { overlayPublisher } from "./publish-overlay.ts";
import { refusable, RefusedChange } from "./refused-change.ts";

/** Makes several changes in one transaction, with one webhook message for all of them. */
export function batchWriter(db: Database.Database, announce: Announce): BatchWriter {
  const messages = joinMessages(announce);
  const make = changeMaker(db, messages.announce);
  const { overlay: find } = overlayReader(db);
  const makeAll = (changes: readonly BatchChange[]): readonly BatchResult[] => {
    messages.start();
    const before = new Map(changes.map(({ overlay }) => [overlay, find(overlay)]));
    return changes.map((change, position) => {
      const result = make(change, before.get(change.overlay));
      if (isRefusal(result)) throw located(result, position);
      return result ?? {};
    });
  };
  return { changeTogether: refusable(db, makeAll) };
}

type Outcome = BatchResult | Refusal | undefined | void;

/** `before`: the overlay as it was before the batch, which publications and schedules expect. */
function changeMaker(db: Database.Database, announce: Announce) {
  const { putDocument, resetDocument } = overlayDocumentWriter(db, announce);
  const { putOverlay } = overlayWriter(db, announce);
  const { publishOverlay } = overlayPublisher(db, announce);
  const { overlay: find } = overlayReader(db);
  return (change: BatchChange, before: Overlay | undefined): Outcome => {
    if (change.do === "put") return putDocument(change.overlay, change.document, change.edit);
    if (change.do === "reset") return resetDocument(change.overlay, change.document, change.edit);
    const present = find(change.overlay);
    if (!present || !before) return missingOverlay(change.overlay);
    const edit = rebaseEdit(change.edit, before.revision, present.revision);
    if (change.do === "publish") return publishOverlay(change.overlay, change.at, edit);
    return putOverlay({ ...present, kind: change.at === null ? "draft" : "release", scheduledAt: change.at }, edit);
  };
}

function located({ refused, message, ...more }: Refusal, change: number): RefusedChange {
  return new RefusedChange(refused, message, { ...more, change });
}
