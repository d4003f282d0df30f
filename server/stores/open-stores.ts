import { channel, subscribe } from "node:diagnostics_channel";
import * as v from "valibot";
import { noStore } from "../pages/page-store.ts";
import type { StoreLog } from "./bytes-store.ts";
import { openPagesOnDisk } from "./disk/pages-on-disk.ts";
import { openSharedPages } from "./redis/shared-pages.ts";
import { noValues } from "./shared-values.ts";
import { reasonOf } from "./stored-pages.ts";
import type { Stores } from "./stores.ts";
import type { StoreSettings } from "./store-settings.ts";

const refSchema = v.object({ masterRef: v.optional(v.string()) });

const nothing: Stores = { pages: noStore, values: noValues };

/** Opens the stores that the settings name. A folder that can't be used is logged, and nothing is stored. */
export async function openStores(settings: StoreSettings, buildId: string, log: StoreLog): Promise<Stores> {
  const { redisUrl, folder, maxBytes, namespace } = settings;
  if (redisUrl !== undefined) return openSharedPages({ url: redisUrl, namespace, buildId, log, ...contentRefs() });
  if (folder === undefined) return nothing;
  try {
    return await openPagesOnDisk({ folder, maxBytes, namespace, buildId, log });
  } catch (error) {
    log.error("page-store-unavailable", `Nothing is stored: ${reasonOf(error)}.`);
    return nothing;
  }
}

/**
 * Exchanges master refs with the code that Next loads (`app/_composition/publications.ts` has the same names). A ref belongs
 * to one publication: with a later one it could replace what is newer.
 */
function contentRefs() {
  const elsewhere = channel("tessera:published-elsewhere");
  let last: string | undefined;
  subscribe("tessera:content-ref", (message) => {
    last = v.parse(refSchema, message).masterRef;
  });
  return {
    takeMasterRef: () => {
      const masterRef = last;
      last = undefined;
      return masterRef;
    },
    beforePublished: (masterRef: string | undefined) => {
      const own = last;
      elsewhere.publish({ masterRef });
      last = own;
    },
  };
}
