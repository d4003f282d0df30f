import { ok, type StudioRoute } from "../http/route.ts";
import type { Models } from "./read-models.ts";

/** The route that lists the models of custom types and slices, from which forms are made. */
export function modelRoutes({ models }: { readonly models: () => Models }): readonly StudioRoute[] {
  return [{ method: "GET", path: "models", action: "read", respond: async () => ok(models()) }];
}
