import { ok, type StudioRoute } from "../http/route.ts";
import type { RouteTools } from "./create-routes.ts";
import type { Models } from "./read-models.ts";

/** The route that lists the models of custom types and slices, from which forms are made. */
export function modelRoutes({
  models,
  readGroups,
}: Pick<RouteTools, "readGroups"> & { readonly models: () => Models }): readonly StudioRoute[] {
  const respond = async () => ok({ ...models(), groups: await readGroups() });
  return [{ method: "GET", path: "models", action: "read", respond }];
}
