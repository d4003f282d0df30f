import type Database from "libsql";
import type { DocumentWriter } from "../../store/document-writer.ts";
import type { DocumentContent } from "../../store/document.ts";
import type { Edit, Written } from "../../store/edit.ts";
import { addressTagger } from "./address-tags.ts";
import { checks } from "./checks.ts";
import type { Announce } from "./deliveries.ts";
import { contentMerger } from "./edit-conflict.ts";
import { checkExpected } from "./expectations.ts";
import { formerDates } from "./former-dates.ts";
import { documentMerger } from "./merge-document.ts";
import { type EditOverlay, overlayEditor } from "./overlay-editor.ts";
import { refusable, RefusedChange } from "./refused-change.ts";
import { type CurrentVersion, sameContent, type Versions, versions } from "./versions.ts";

type Writer = Pick<
  DocumentWriter,
  "putDocument" | "mergeDocument" | "tryDocument" | "archiveDocument" | "resetDocument"
>;

export function overlayDocumentWriter(db: Database.Database, announce: Announce): Writer {
  const tools = {
    current: versions(db).current,
    check: checks(db),
    edit: overlayEditor(db, announce),
    merge: contentMerger(db),
    addressed: addressTagger(db),
    formerDates: formerDates(db),
  };
  return {
    putDocument: refusable(db, documentPutter(tools)),
    mergeDocument: refusable(db, documentMerger(tools, documentPutter(tools))),
    tryDocument: refusable(db, documentTester(tools)),
    archiveDocument: refusable(db, documentArchiver(tools)),
    resetDocument: refusable(db, documentResetter(tools)),
  };
}

interface Tools {
  readonly current: Versions["current"];
  readonly check: ReturnType<typeof checks>;
  readonly edit: EditOverlay;
  readonly merge: ReturnType<typeof contentMerger>;
  readonly addressed: ReturnType<typeof addressTagger>;
  readonly formerDates: ReturnType<typeof formerDates>;
}

interface Present {
  readonly entry: CurrentVersion | undefined;
  readonly published: CurrentVersion | undefined;
}

function documentPutter(tools: Tools) {
  const { current, check, edit: editOverlay } = tools;
  return (id: string, sent: DocumentContent, edit?: Edit): Written => {
    const overlay = check.overlay(id);
    const content = tools.addressed(sent);
    check.language(content);
    const [entry, published] = [current(id, content.id), current("", content.id)];
    checkDocument(tools, { entry, published }, content.id, content, edit);
    const base = findBase({ entry, published }, edit);
    if (entry && !entry.archived && entry.base === base && sameContent(entry.document, content)) {
      return { revision: entry.since };
    }
    const { firstPublished, lastPublished } = published?.document ?? tools.formerDates(content.id);
    const document = { ...content, firstPublished, lastPublished };
    const revision = editOverlay(overlay, content.id, { archived: false, base, document, author: edit?.author ?? "" });
    check.unique(id, content);
    check.address(id, content);
    check.redirect(id, content);
    return { revision };
  };
}

/** Makes the checks of a put, and no change. */
function documentTester({ check, addressed }: Tools) {
  return (overlay: string, content: DocumentContent): void => {
    if (overlay !== "") check.overlay(overlay);
    check.language(content);
    check.unique(overlay, addressed(content));
    check.address(overlay, content);
    check.redirect(overlay, content);
  };
}

function documentArchiver(tools: Tools) {
  const { current, check, edit: editOverlay } = tools;
  return (id: string, document: string, edit?: Edit): Written => {
    const overlay = check.overlay(id);
    const [entry, published] = [current(id, document), current("", document)];
    const visible = entry ?? published;
    if (!visible) throw new RefusedChange("not-found", `There is no document "${document}" to archive.`);
    checkDocument(tools, { entry, published }, document, undefined, edit);
    const base = findBase({ entry, published }, edit);
    if (entry?.archived && entry.base === base) return { revision: entry.since };
    const archived = { archived: true, base, document: visible.document, author: edit?.author ?? "" };
    return { revision: editOverlay(overlay, document, archived) };
  };
}

function documentResetter(tools: Tools) {
  const { current, check, edit: editOverlay } = tools;
  return (id: string, document: string, edit?: Edit): void => {
    const overlay = check.overlay(id);
    const [entry, published] = [current(id, document), current("", document)];
    if (entry) {
      checkDocument(tools, { entry, published }, document, undefined, edit);
      editOverlay(overlay, document, undefined);
    }
    if (published) check.unique(id, published.document);
  };
}

/** Throws a `RefusedChange` for an edit of another state than the entry, or without one the published document. */
function checkDocument(
  { merge }: Tools,
  { entry, published }: Present,
  document: string,
  mine: DocumentContent | undefined,
  edit: Edit | undefined,
): void {
  const present = entry ?? published;
  checkExpected(edit, {
    name: `The document "${document}"`,
    present: present && { revision: present.since },
    conflicts: () => {
      const expected = edit?.expected;
      const base = expected?.kind === "revisions" ? (expected.revisions[0] ?? 0) : 0;
      return [merge({ document, mine, theirs: present, base }).conflict];
    },
  });
}

/** Returns the published revision that an entry is based on. A later edit retains it unless it expects the present one. */
function findBase({ entry, published }: Present, edit: Edit | undefined): number {
  const present = published?.since ?? 0;
  if (!entry || edit?.expected?.kind !== "revisions") return present;
  return edit.expected.revisions.includes(present) ? present : entry.base;
}
