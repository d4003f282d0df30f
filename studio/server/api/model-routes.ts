import { ok, type StudioRoute } from "../http/route.ts";
import type { Models } from "./read-models.ts";

interface Tools {
  readonly models: () => Models;
  /** Returns the roles of slices that open, continue or close a group, by slice type. */
  readonly readGroups: () => Promise<Readonly<Record<string, object>>>;
  /** Returns the kinds of pages that each custom type may be, by its id. */
  readonly readKinds: () => Promise<Readonly<Record<string, readonly string[]>>>;
}

/** The route that lists the models of custom types and slices, from which forms are made. */
export function modelRoutes({ models, readGroups, readKinds }: Tools): readonly StudioRoute[] {
  const respond = async () => ok({ ...models(), groups: await readGroups(), kinds: await readKinds() });
  return [{ method: "GET", path: "models", action: "read", respond }];
}
