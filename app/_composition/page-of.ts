import { cache } from "react";
import type { Outcome } from "../../renderer/line.ts";
import { renderPage } from "./composition.ts";
import { readRoute, type RouteParams } from "../../routing/route.ts";

/** The page of a route, drawn once per request: layout, metadata and page share it. */
export async function pageOf(params: Promise<RouteParams>): Promise<Outcome> {
  return draw(JSON.stringify(await params));
}

/** Keyed by a string: `cache` compares arguments by identity. */
const draw = cache(async (key: string): Promise<Outcome> => {
  const route = readRoute(JSON.parse(key));
  return route === undefined ? { kind: "not-found" } : renderPage(route);
});
