import type { SharedValues } from "../../catalog/snapshot/last-good-store.ts";
import type { ProviderResourceName } from "../../catalog/snapshot/table.ts";
import { bridge } from "../../framework/next/bridge.ts";

/** Returns the shared values of one resource. A plain `next start` shares no values. */
export function sharedValues(name: ProviderResourceName): SharedValues {
  return {
    get: async (key) => bridge().process?.values.get(`${name}/${key}`),
    set: (key, value) => bridge().process?.values.set(`${name}/${key}`, value),
  };
}
