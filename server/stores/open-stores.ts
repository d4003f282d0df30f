import { noStore } from "../pages/page-store.ts";
import type { StoreLog } from "./bytes-store.ts";
import { openPagesOnDisk } from "./disk/pages-on-disk.ts";
import { openSharedPages } from "./redis/shared-pages.ts";
import { noValues } from "./shared-values.ts";
import { describeStoreError } from "./stored-pages.ts";
import type { Stores } from "./stores.ts";
import type { StoreSettings } from "./store-settings.ts";

const nothing: Stores = { pages: noStore, values: noValues };

/** Opens the stores that the settings name. A folder that can't be used is logged, and nothing is stored. */
export async function openStores(settings: StoreSettings, buildId: string, log: StoreLog): Promise<Stores> {
  const { redisUrl, folder, maxBytes, namespace } = settings;
  if (redisUrl !== undefined) return openSharedPages({ url: redisUrl, namespace, buildId, log });
  if (folder === undefined) return nothing;
  try {
    return await openPagesOnDisk({ folder, maxBytes, namespace, buildId, log });
  } catch (error) {
    log.error("page-store-unavailable", `Nothing is stored: ${describeStoreError(error)}.`);
    return nothing;
  }
}
