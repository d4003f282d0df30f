import type Database from "libsql";
import * as v from "valibot";
import type { Delivery, DeliveryReader } from "../../store/delivery-store.ts";
import { prepareQuery } from "../prepare-query.ts";

const ids = v.array(v.string());

const change = v.object({
  master: v.number(),
  documents: ids,
  releases: v.array(
    v.object({
      change: v.picklist(["addition", "update", "deletion"]),
      id: v.string(),
      revision: v.number(),
      label: v.string(),
      documents: ids,
    }),
  ),
  tags: v.object({ addition: ids, deletion: ids }),
});

const deliveryRow = v.pipe(
  v.object({ number: v.number(), tries: v.number(), due_at: v.number(), change: v.string() }),
  v.transform((row): Delivery => ({
    number: row.number,
    tries: row.tries,
    dueAt: row.due_at,
    change: v.parse(change, JSON.parse(row.change)),
  })),
);

export function deliveryReader(db: Database.Database): DeliveryReader {
  const oldest = prepareQuery(
    db,
    "select number, tries, due_at, change from delivery order by number limit 1",
    deliveryRow,
  );
  return { nextDelivery: () => oldest.get() };
}

/** Returns a function that reads the newest message that is not delivered. */
export function newestDelivery(db: Database.Database): () => Delivery | undefined {
  const newest = prepareQuery(
    db,
    "select number, tries, due_at, change from delivery order by number desc limit 1",
    deliveryRow,
  );
  return () => newest.get();
}
