import type Database from "libsql";
import type { DeliveryWriter, PublishedChange, ReleaseChange } from "../../store/delivery-store.ts";
import type { Overlay } from "../../store/state.ts";
import { newestDelivery } from "../reading/deliveries.ts";
import { revisions } from "./revisions.ts";

export function deliveryWriter(db: Database.Database): DeliveryWriter {
  const finish = db.prepare("delete from delivery where number = ?");
  const postpone = db.prepare("update delivery set tries = tries + 1, due_at = ? where number = ?");
  return {
    finishDelivery: (number) => void finish.run(number),
    postponeDelivery: (number, dueAt) => void postpone.run(dueAt, number),
  };
}

/** Adds a message to the current transaction; one that `continues` another joins it while that waits. */
export type Announce = (change: PublishedChange, continues?: boolean) => void;

/** Records messages only with deliveries: otherwise nobody would fetch them. */
export function announcer(db: Database.Database, deliveries: boolean): Announce {
  const insert = db.prepare("insert into delivery (change) values (?)");
  const update = db.prepare("update delivery set change = ? where number = ?");
  const newest = newestDelivery(db);
  return (change, continues = false) => {
    if (!deliveries) return;
    const before = continues ? newest() : undefined;
    if (before === undefined) insert.run(JSON.stringify(change));
    else update.run(JSON.stringify(join(before.change, change)), before.number);
  };
}

interface JoinedMessages {
  readonly announce: Announce;
  /** Begins another message, at the beginning of a transaction. */
  readonly start: () => void;
}

/** Announces all changes of one transaction in one message. */
export function joinMessages(announce: Announce): JoinedMessages {
  let isBegun = false;
  return {
    announce: (change) => {
      announce(change, isBegun);
      isBegun = true;
    },
    start: () => {
      isBegun = false;
    },
  };
}

function unite(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])];
}

function join(before: PublishedChange, change: PublishedChange): PublishedChange {
  return {
    master: change.master,
    documents: unite(before.documents, change.documents),
    releases: [...before.releases, ...change.releases],
    tags: {
      addition: unite(before.tags.addition, change.tags.addition),
      deletion: unite(before.tags.deletion, change.tags.deletion),
    },
  };
}

/** Announces changes of releases that publish nothing. */
export function releaseAnnouncer(db: Database.Database, announce: Announce): (all: readonly ReleaseChange[]) => void {
  const { master } = revisions(db);
  return (releases) => {
    if (releases.length > 0) announce({ master: master(), documents: [], releases, tags: noTags });
  };
}

const noTags = { addition: [], deletion: [] };

/** Returns the announced changes; drafts are not announced. */
export function releaseChanges(
  change: ReleaseChange["change"],
  { kind, id, revision, label }: Overlay,
  documents: readonly string[],
): readonly ReleaseChange[] {
  return kind === "release" ? [{ change, id, revision, label, documents }] : [];
}
