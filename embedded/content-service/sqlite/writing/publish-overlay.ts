import type Database from "libsql";
import * as v from "valibot";
import type { DocumentContent, StoredDocument } from "../../store/document.ts";
import type { DocumentWriter, Published } from "../../store/document-writer.ts";
import { prepareQuery } from "../prepare-query.ts";
import { stillValid } from "../visible.ts";
import { checks } from "./checks.ts";
import type { Announce } from "./deliveries.ts";
import { endOverlay } from "./end-overlay.ts";
import { publications, type Publication } from "./publication.ts";
import { refusable } from "./refused-change.ts";
import { versions } from "./versions.ts";

const contentsSql = /* sql */ `
select document from version
where overlay = :overlay and overlay <> '' and until = ${stillValid} and archived = :archived`;

export function overlayPublisher(db: Database.Database, announce: Announce): Pick<DocumentWriter, "publishOverlay"> {
  const start = publications(db);
  const check = checks(db);
  const move = overlayMover(db);
  const end = endOverlay(db);
  const publishOverlay = (id: string, at: number): Published => {
    const overlay = check.overlay(id);
    const publication = start(at);
    move(id, publication);
    const { master, documents, tags } = publication.finish();
    const releases = end(overlay, publication.revision());
    if (documents.length + releases.length > 0) announce({ master, documents, releases, tags });
    return { master, documents };
  };
  return { publishOverlay: refusable(db, publishOverlay) };
}

/** Moves the content of an overlay into a publication, a document at a time. */
function overlayMover(db: Database.Database): (overlay: string, publication: Publication) => void {
  const contents = prepareQuery(db, contentsSql, v.object({ document: v.string() }));
  const { current } = versions(db);
  return (overlay, publication) => {
    for (const { document } of contents.all({ overlay, archived: 1 })) publication.remove(document);
    for (const { document } of contents.all({ overlay, archived: 0 })) {
      const version = current(overlay, document);
      if (version) publication.put(contentOf(version.document));
    }
  };
}

/** Removes dates: those of the publication apply. */
function contentOf({ firstPublished: _first, lastPublished: _last, ...content }: StoredDocument): DocumentContent {
  return content;
}
