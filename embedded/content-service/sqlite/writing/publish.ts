import type Database from "libsql";
import type { DatedContent, DocumentWriter, PublishChanges, Published } from "../../store/document-writer.ts";
import type { Announce } from "./deliveries.ts";
import { publications } from "./publication.ts";
import { refusable } from "./refused-change.ts";
import { seedWriter } from "../seeds.ts";

export function publisher(db: Database.Database, announce: Announce): Pick<DocumentWriter, "publish"> {
  const start = publications(db);
  const putSeeds = seedWriter(db);
  const publish = ({ put, remove, at, seeds, continues }: PublishChanges): Published => {
    const publication = start({ at, author: "", label: "", released: false });
    for (const id of remove) publication.remove(id);
    for (const document of keepLast(put)) publication.put(document);
    const { master, documents, tags } = publication.finish();
    if (seeds) putSeeds(seeds);
    if (documents.length > 0) announce({ master, documents, releases: [], tags }, continues);
    return { master, documents };
  };
  return { publish: refusable(db, publish) };
}

/** Returns the last document of each id. */
function keepLast(documents: readonly DatedContent[]): Iterable<DatedContent> {
  return new Map(documents.map((document) => [document.id, document])).values();
}
