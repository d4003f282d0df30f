import type Database from "libsql";
import type { DocumentWriter } from "../../store/document-writer.ts";
import { checks } from "./checks.ts";
import type { Announce } from "./deliveries.ts";
import { overlayEditor } from "./overlay-editor.ts";
import { RefusedChange, refusable } from "./refused-change.ts";
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
