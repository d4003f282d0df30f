import type { SharedValues } from "../../catalog/snapshot/last-good-store.ts";
import type { ProviderResourceName } from "../../catalog/snapshot/table.ts";

declare global {
  /** Values that outlive the process, or that machines share. The server sets it before Next starts, if there are any. */
  var valuesOfTessera: SharedValues | undefined;
}

/** Returns the shared values of one resource. Without a store there are none. */
export function sharedValues(name: ProviderResourceName): SharedValues {
  return {
    get: async (key) => globalThis.valuesOfTessera?.get(`${name}/${key}`),
    set: (key, value) => globalThis.valuesOfTessera?.set(`${name}/${key}`, value),
  };
}
