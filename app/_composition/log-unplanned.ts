import type { ResourceName } from "../../catalog/snapshot/table.ts";
import { throwUnplanned } from "../../catalog/snapshot/unplanned-read.ts";

/** Throws outside production. There, writes one line of JSON for a read that no part of a page had planned. */
export function logUnplanned(resource: ResourceName, key: string): void {
  if (process.env.NODE_ENV !== "production") throwUnplanned(resource, key);
  console.error(JSON.stringify({ event: "unplanned-read", resource, key }));
}
