import type Database from "libsql";
import type { StoreReader } from "../store/content-store.ts";
import { assetReader } from "./assets.ts";
import { catalogReader } from "./catalogs.ts";
import { modelReader } from "./models.ts";
import { documentLister } from "./reading/document-list.ts";
import { deliveryReader } from "./reading/deliveries.ts";
import { documentsById } from "./reading/documents.ts";
import { historyReader } from "./reading/history.ts";
import { overlayReader } from "./reading/overlays.ts";
import { seedReader } from "./seeds.ts";
import { useReader } from "./reading/uses.ts";
import { stateReader } from "./reading/state.ts";
import { searchDocuments } from "./search/search-documents.ts";

/** Reads through one connection. */
export function storeReader(db: Database.Database): StoreReader {
  return {
    state: stateReader(db),
    search: (view, query) => searchDocuments(db, view, query),
    ...documentsById(db),
    ...documentLister(db),
    ...useReader(db),
    ...overlayReader(db),
    ...historyReader(db),
    ...seedReader(db),
    ...deliveryReader(db),
    ...modelReader(db),
    ...assetReader(db),
    ...catalogReader(db),
  };
}
