import type Database from "libsql";
import type { StoreWriter } from "../store/content-store.ts";
import { assetWriter } from "./assets.ts";
import { catalogWriter } from "./catalogs-write.ts";
import { modelWriter } from "./models.ts";
import { batchWriter } from "./writing/batch.ts";
import { announcer, deliveryWriter } from "./writing/deliveries.ts";
import { findingsWriter } from "./writing/findings.ts";
import { languageWriter } from "./writing/languages.ts";
import { overlayDocumentWriter } from "./writing/overlay-documents.ts";
import { overlayWriter } from "./writing/overlays.ts";
import { historyPruner } from "./writing/history.ts";
import { pruner } from "./writing/prune.ts";
import { publisher } from "./writing/publish.ts";
import { saveThinner } from "./writing/saves.ts";
import { overlayPublisher } from "./writing/publish-overlay.ts";

/** A writer that prunes in batches: `pruneSome` returns true when more may remain. */
export interface SteppedWriter extends Omit<StoreWriter, "prune"> {
  readonly pruneSome: (before: number) => boolean;
}

/** Writes through one connection; without `deliveries`, no webhook messages are recorded. */
export function storeWriter(db: Database.Database, deliveries: boolean): SteppedWriter {
  const announce = announcer(db, deliveries);
  return {
    ...languageWriter(db),
    ...publisher(db, announce),
    ...overlayWriter(db, announce),
    ...overlayDocumentWriter(db, announce),
    ...overlayPublisher(db, announce),
    ...batchWriter(db, announce),
    pruneSome: pruner(db),
    pruneHistory: historyPruner(db),
    thinSaves: saveThinner(db),
    ...findingsWriter(db),
    ...deliveryWriter(db),
    ...modelWriter(db),
    ...assetWriter(db),
    ...catalogWriter(db),
  };
}
