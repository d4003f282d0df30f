import { epochNow } from "@tessera/runtime/epoch-now.ts";
import type Database from "libsql";
import * as v from "valibot";
import { prepareQuery } from "../prepare-query.ts";

const valueRow = v.object({ value: v.number() });

/** The one counter that orders all writes. */
export interface Revisions {
  /** Returns the newest publication. */
  readonly master: () => number;
  /** Allocates a revision for the current transaction. */
  readonly next: () => number;
  /** Records a revision of the published documents, at a time. */
  readonly publish: (revision: number, at: number) => void;
  /** Records a revision of an overlay, at the current time. */
  readonly changeOverlay: (revision: number) => void;
}

export function revisions(db: Database.Database): Revisions {
  const master = prepareQuery(db, "select max(revision) as value from publication", valueRow);
  const counter = prepareQuery(db, "select value from meta where key = 'revision'", valueRow);
  const count = db.prepare("update meta set value = value + 1 where key = 'revision'");
  const publish = db.prepare("insert into publication (revision, at) values (?, ?)");
  const changeOverlay = db.prepare("insert into overlay_change (revision, at) values (?, ?)");
  return {
    master: () => v.parse(valueRow, master.get()).value,
    next: () => {
      count.run();
      return v.parse(valueRow, counter.get()).value;
    },
    publish: (revision, at) => void publish.run(revision, at),
    changeOverlay: (revision) => void changeOverlay.run(revision, epochNow()),
  };
}
