import type Database from "libsql";
import type { Edit, Written } from "../../store/edit.ts";
import type { Overlay } from "../../store/state.ts";
import { overlayReader } from "../reading/overlays.ts";
import { checks } from "./checks.ts";
import { type Announce, joinMessages } from "./deliveries.ts";
import { endOverlay } from "./end-overlay.ts";
import { checkExpected, describeOverlay } from "./expectations.ts";
import { overlayEditor } from "./overlay-editor.ts";
import { RefusedChange } from "./refused-change.ts";
import { revisions } from "./revisions.ts";
import { saveKeeper } from "./saves.ts";
import { versions } from "./versions.ts";

/** Returns the function that moves a draft into a release inside a transaction. Entries retain author and base. */
export function draftMover(db: Database.Database, announce: Announce) {
  const { overlay: findOverlay, overlayChanges } = overlayReader(db);
  const { current } = versions(db);
  const check = checks(db);
  const messages = joinMessages(announce);
  const editOverlay = overlayEditor(db, messages.announce);
  const end = endOverlay(db);
  const { keepAll } = saveKeeper(db);
  const { next } = revisions(db);
  const moveEntry = (draft: Overlay, release: Overlay, document: string) => {
    if (current(release.id, document)) throw hasDocument(release, document);
    const entry = current(draft.id, document);
    if (!entry) return;
    editOverlay(release, document, entry);
  };
  const checkEntry = (release: Overlay, document: string) => {
    const entry = current(release.id, document);
    if (!entry || entry.archived) return;
    check.unique(release.id, entry.document);
    check.redirect(release.id, entry.document);
  };
  return (draftId: string, releaseId: string, edit: Edit): Written => {
    const [draft, release] = [check.overlay(draftId), check.overlay(releaseId)];
    if (draft.kind !== "draft") throw new RefusedChange("not-found", `There is no draft "${draftId}".`);
    checkExpected(edit, { name: describeOverlay(draft), present: draft });
    const documents = overlayChanges(draftId).map(({ document }) => document);
    messages.start();
    for (const document of documents) moveEntry(draft, release, document);
    for (const document of documents) checkEntry(release, document);
    keepAll(draftId);
    end(draft, next());
    return findOverlay(releaseId) ?? release;
  };
}

function hasDocument({ label }: Overlay, document: string): RefusedChange {
  const message = `The release "${label}" has "${document}" already: put the draft's document there, or take it out first.`;
  return new RefusedChange("stale", message, { documents: [document] });
}
