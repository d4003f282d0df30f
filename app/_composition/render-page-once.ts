import { cache } from "react";
import type { DependsOnContent, MissingOutcome, Outcome } from "../../renderer/outcome.ts";
import { noDependencies } from "../../content/dependencies/dependencies.ts";
import { readRoute, type Route, type RouteParams } from "../../routing/route.ts";
import { parseProductPath } from "../../routing/product-address.ts";
import { productIndex, renderMissing, renderPage } from "./composition.ts";
import { views } from "./views.ts";
import { renderTagged } from "../../endpoints/webhook/tag-rendered.ts";
import { rememberFailures } from "../../http/recent-failures.ts";

/** The outcome of a path on no host of ours: neither page nor header nor footer. */
export const missingPage: MissingOutcome & DependsOnContent = {
  kind: "not-found",
  header: null,
  footer: null,
  body: null,
  diagnostics: [],
  provisional: false,
  dependencies: noDependencies,
};

/** Returns the page of a route, rendered once per request. */
export const renderPageOnce = oncePerRequest(
  (route): Promise<Outcome> => renderTagged(async () => (route === undefined ? missingPage : renderRoute(route))),
  rememberFailures,
);

/** Renders a route. A product's page that found other words for its address corrects what the server knows of it. */
async function renderRoute(route: Route): Promise<Outcome> {
  const outcome = await renderPage(route);
  if (outcome.kind === "redirect") {
    const [requested, found] = [
      parseProductPath(route.path),
      parseProductPath(outcome.location.split("/").slice(-2, -1)),
    ];
    if (found !== undefined && found.id === requested?.id) productIndex.correct(found);
  }
  return outcome;
}

/** Renders the route of an internal path. */
type RenderKey<Rendered> = (key: string) => Promise<Rendered>;

/** Returns a function that renders a route once per request: layout, metadata and page share the result. */
export function oncePerRequest<Rendered>(
  render: (route: Route | undefined) => Promise<Rendered>,
  decorate: (renderKey: RenderKey<Rendered>) => RenderKey<Rendered> = (renderKey) => renderKey,
): (params: Promise<RouteParams>) => Promise<Rendered> {
  const renderOnce = cache(decorate(async (key) => render(readKey(key).route)));
  return async (params) => renderOnce(toKey(await params));
}

/**
 * Returns the route of a request, parsed once. `cache` compares arguments by identity, so the key is a string: the internal
 * path, whose segments contain no slash.
 */
const readKey = cache((key: string): { readonly route: Route | undefined } => {
  const [host = "", locale = "", currency = "", view = "", ...path] = key.split("/");
  return { route: readRoute({ host, locale, currency, view, path }, views) };
});

function toKey({ host, locale, currency, view, path = [] }: RouteParams): string {
  return [host, locale, currency, view, ...path].join("/");
}

export type MissingParams = Pick<RouteParams, "host" | "locale" | "currency">;

/** Returns the route of a host's not-found page in a language and currency. Undefined where one of them is unknown. */
export function missingRoute({ host, locale, currency }: MissingParams): Route | undefined {
  return readRoute({ host, locale, currency, view: "_" }, views);
}

/** Renders a host's not-found page once per request: layout and page share the result. */
export async function renderMissingOnce({ host, locale, currency }: MissingParams): Promise<MissingOutcome> {
  return renderMissingKey([host, locale, currency].join("/"));
}

const renderMissingKey = cache((key: string): Promise<MissingOutcome & DependsOnContent> => {
  const [host = "", locale = "", currency = ""] = key.split("/");
  const route = missingRoute({ host, locale, currency });
  return renderTagged(async () => (route === undefined ? missingPage : renderMissing(route)));
});

/** One slot per request. */
const slot = cache((): { route: Route | undefined } => ({ route: undefined }));

/** Returns the route of this request, and stores it for not-found pages, to which Next passes no parameters. */
export async function readRequestRoute(params: Promise<RouteParams>): Promise<Route | undefined> {
  slot().route = readKey(toKey(await params)).route;
  return slot().route;
}

export function requestRoute(): Route | undefined {
  return slot().route;
}
