import type Database from "libsql";
import * as v from "valibot";
import { toContent } from "../../store/to-content.ts";
import type { DocumentContent, StoredDocument } from "../../store/document.ts";
import type { DocumentWriter, Published, PublishEdit } from "../../store/document-writer.ts";
import type { EditConflict } from "../../store/refusal.ts";
import type { Overlay } from "../../store/state.ts";
import { prepareQuery } from "../prepare-query.ts";
import { ownRedirects } from "../reading/own-redirects.ts";
import { stillValid } from "../visible.ts";
import { checks } from "./checks.ts";
import type { Announce } from "./deliveries.ts";
import { contentMerger } from "./edit-conflict.ts";
import { endOverlay } from "./end-overlay.ts";
import { checkExpected, describeOverlay } from "./expectations.ts";
import { addressKeeper } from "./lost-addresses.ts";
import { publications, type Publication } from "./publication.ts";
import { refusable, RefusedChange } from "./refused-change.ts";
import { saveKeeper } from "./saves.ts";
import { type CurrentVersion, versions } from "./versions.ts";

const contentsSql = /* sql */ `
select document from version
where overlay = :overlay and overlay <> '' and until = ${stillValid} order by archived desc, id`;

export function overlayPublisher(db: Database.Database, announce: Announce): Pick<DocumentWriter, "publishOverlay"> {
  const start = publications(db);
  const check = checks(db);
  const planned = overlayPlanner(db);
  const redirects = ownRedirects(db);
  const end = endOverlay(db);
  const { keepAll } = saveKeeper(db);
  const keepAddresses = addressKeeper(db);
  const publishOverlay = (id: string, at: number, edit: PublishEdit = { author: "" }): Published => {
    const overlay = check.overlay(id);
    checkExpected(edit, { name: describeOverlay(overlay), present: overlay });
    const publication = start({ at, author: edit.author, label: overlay.label, released: overlay.kind === "release" });
    const entries = planned(overlay, edit);
    const replaced = entries.flatMap(({ content, author }) =>
      content ? redirects(content).map((document) => ({ document, content: undefined, author })) : [],
    );
    for (const entry of [...replaced, ...entries]) publishEntry(publication, entry);
    if (!edit.losesAddresses) keepAddresses(entries.flatMap(({ before }) => before ?? []));
    const { master, documents, tags } = publication.finish();
    keepAll(id);
    const releases = end(overlay, publication.revision());
    if (documents.length + releases.length > 0) announce({ master, documents, releases, tags });
    return { master, documents };
  };
  return { publishOverlay: refusable(db, publishOverlay) };
}

interface Planned {
  /** The published document that is replaced or removed. */
  readonly before: StoredDocument | undefined;
  readonly document: string;
  /** Undefined for a removal. */
  readonly content: DocumentContent | undefined;
  readonly author: string;
  readonly conflict: EditConflict | undefined;
}

function publishEntry(
  publication: Publication,
  { document, content, author }: Pick<Planned, "document" | "content" | "author">,
): void {
  if (content) publication.put(content, author);
  else publication.remove(document, author);
}

/** Lists what an overlay publishes, removals first. Throws a `RefusedChange` for fields that others published too. */
function overlayPlanner(db: Database.Database): (overlay: Overlay, edit: PublishEdit) => readonly Planned[] {
  const contents = prepareQuery(db, contentsSql, v.object({ document: v.string() }));
  const { current } = versions(db);
  const rebase = entryRebaser(db);
  return (overlay, { expected }) => {
    const forced = expected?.kind === "revisions" ? expected.revisions : [];
    const entries = contents.all({ overlay: overlay.id }).flatMap(({ document }) => {
      const entry = current(overlay.id, document);
      return entry ? [rebase(document, entry, forced)] : [];
    });
    const conflicts = entries.flatMap(({ conflict }) => conflict ?? []);
    if (conflicts.length > 0) throw new RefusedChange("stale", outdated(overlay, conflicts), { conflicts });
    return entries;
  };
}

/** Returns a function that adds to an entry what others published since it was made. */
function entryRebaser(db: Database.Database) {
  const { current } = versions(db);
  const merge = contentMerger(db);
  return (document: string, entry: CurrentVersion, forced: readonly number[]): Planned => {
    const content = entry.archived ? undefined : toContent(entry.document);
    const published = current("", document);
    const revision = published?.since ?? 0;
    const asWritten = { before: published?.document, document, content, author: entry.author, conflict: undefined };
    if (revision === entry.base || forced.includes(revision) || (!published && !content)) return asWritten;
    const merged = merge({ document, mine: content, theirs: published, base: entry.base });
    if (merged.content && merged.conflict.fields.length === 0) return { ...asWritten, content: merged.content };
    return { ...asWritten, conflict: merged.conflict };
  };
}

function outdated({ kind, label }: Overlay, conflicts: readonly EditConflict[]): string {
  const documents = conflicts.map(({ document, fields }) => `"${document}" (${fields.join(", ") || "removed"})`);
  return `The ${kind} "${label}" is based on an older state of ${documents.join(", ")}: put the documents into it again, or publish with If-Match that lists its ETag and the newer revisions.`;
}
