import { ok, type StudioRoute } from "../http/route.ts";
import type { Models } from "./read-models.ts";

interface Tools {
  readonly models: () => Models;
  /** Returns the roles of slices that open, continue or close a group, by slice type. */
  readonly readGroups: () => Promise<Readonly<Record<string, object>>>;
}

/** The route that lists the models of custom types and slices, from which forms are made. */
export function modelRoutes({ models, readGroups }: Tools): readonly StudioRoute[] {
  const respond = async () => ok({ ...models(), groups: await readGroups() });
  return [{ method: "GET", path: "models", action: "read", respond }];
}
