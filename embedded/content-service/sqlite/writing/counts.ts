import type Database from "libsql";
import * as v from "valibot";
import type { DocumentContent } from "../../store/document.ts";
import type { PublishedChange } from "../../store/delivery-store.ts";
import { prepareQuery } from "../prepare-query.ts";

/** Changes of `document_count` by one publication. */
export interface CountChanges {
  readonly add: (document: DocumentContent, difference: 1 | -1) => void;
  /** Stores the changes and returns new and removed tags. */
  readonly save: () => PublishedChange["tags"];
}

type Kind = "tag" | "type";

/** Returns the function that starts counting. */
export function documentCounts(db: Database.Database): () => CountChanges {
  const change = countChanger(db);
  return () => {
    const differences = { tag: new Map<string, number>(), type: new Map<string, number>() };
    const count = (kind: Kind, name: string, difference: number) =>
      differences[kind].set(name, (differences[kind].get(name) ?? 0) + difference);
    return {
      add: ({ type, tags }, difference) => {
        count("type", type, difference);
        for (const tag of new Set(tags)) count("tag", tag, difference);
      },
      save: () => {
        for (const [type, difference] of differences.type) change("type", type, difference);
        const tags = [...differences.tag].map(([name, by]) => ({ name, ...change("tag", name, by) }));
        const named = (chosen: typeof tags) => chosen.map(({ name }) => name).sort();
        return {
          addition: named(tags.filter(({ before, after }) => before === 0 && after > 0)),
          deletion: named(tags.filter(({ before, after }) => before > 0 && after === 0)),
        };
      },
    };
  };
}

function countChanger(db: Database.Database) {
  const select = prepareQuery(
    db,
    "select documents from document_count where kind = :kind and name = :name",
    v.object({ documents: v.number() }),
  );
  const put = db.prepare("insert or replace into document_count (kind, name, documents) values (?, ?, ?)");
  const remove = db.prepare("delete from document_count where kind = ? and name = ?");
  return (kind: Kind, name: string, difference: number) => {
    const before = select.get({ kind, name })?.documents ?? 0;
    const after = before + difference;
    if (after === 0) remove.run(kind, name);
    else if (difference !== 0) put.run(kind, name, after);
    return { before, after };
  };
}
