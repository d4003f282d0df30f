import { cache } from "react";
import type { MissingOutcome, Outcome } from "../../renderer/outcome.ts";
import { readRoute, type Route, type RouteParams } from "../../routing/route.ts";
import { renderPage } from "./composition.ts";

/** Returns the page of a route, rendered once per request: layout, metadata and page share it. */
export async function pageOf(params: Promise<RouteParams>): Promise<Outcome> {
  return renderOnce(JSON.stringify(await params));
}

/** What a path without a host of ours has: no page, no header and no footer. */
export const missingPage: MissingOutcome = { kind: "not-found", header: null, footer: null };

/** Keyed by a string: `cache` compares arguments by identity. */
const renderOnce = cache(async (key: string): Promise<Outcome> => {
  const route = readRoute(JSON.parse(key));
  return route === undefined ? missingPage : renderPage(route);
});

/** Returns the route of a host's not-found page in a language; undefined for an unknown host or language. */
export function missingRoute({ host, locale }: { readonly host: string; readonly locale: string }): Route | undefined {
  return readRoute({ host, locale, currency: "auto", view: "_" });
}
