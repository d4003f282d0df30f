import type { ResourceName } from "./table.ts";

/** Something was read from a snapshot that no part of the page had planned. */
export class UnplannedRead extends Error {
  override readonly name = "UnplannedRead";

  constructor(resource: ResourceName, key: string) {
    super(
      `${resource} ${key} was read but not planned: name it in the "needs" of the part that reads it, and in a test's snapshot`,
    );
  }
}

/** Throws `UnplannedRead`: what a snapshot does in development and tests. */
export function throwUnplanned(resource: ResourceName, key: string): never {
  throw new UnplannedRead(resource, key);
}
