import { Hono } from "hono";
import { addRoutes, canonicalPath } from "../add-routes.ts";
import type { ViewSource } from "../view.ts";

/** Creates an app of the API's routes alone, to request without a server. */
export function apiApp(source: ViewSource): Hono {
  const app = new Hono({ getPath: canonicalPath });
  addRoutes(app, () => source);
  return app;
}
