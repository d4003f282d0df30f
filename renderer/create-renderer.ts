import { fetchNeeds } from "../catalog/fetch.ts";
import { confirm } from "./confirm.ts";
import { createDiagnosticLog } from "./diagnostics.ts";
import { factsOf } from "./facts-of.ts";
import { hrefFrom } from "./href-from.ts";
import { type Loaded, load } from "./load.ts";
import type { PageContext } from "./page-context.ts";
import { createPageContext } from "./create-page-context.ts";
import { parse } from "./parse.ts";
import { plan } from "./plan.ts";
import type { Ports } from "./ports.ts";
import type { Registries } from "./registries.ts";
import { type Rendered, render } from "./render.tsx";
import type { Route } from "./route.ts";

/** What became of a request for a page. */
export type Outcome =
  | (Rendered & { readonly kind: "page"; readonly page: PageContext; readonly document: DocumentFacts })
  | { readonly kind: "redirect"; readonly location: string; readonly permanent: boolean }
  | { readonly kind: "not-found" };

type DocumentFacts = Extract<Loaded, { kind: "document" }>["document"];

/** The straight line: route → load → parse → plan → fetch → confirm → render. Throws `ContentError` when the content service is down. */
export function createRenderer(registries: Registries, ports: Ports): (route: Route) => Promise<Outcome> {
  return async (route) => {
    const loaded = await load(route, route.locale, ports.content);
    if (loaded.kind === "not-found") return loaded;
    if (loaded.kind === "redirect") {
      const location = hrefFrom(route.site, ports.originOf)(loaded.to);
      return { kind: "redirect", location, permanent: loaded.permanent };
    }

    const log = createDiagnosticLog();
    const parsed = parse(loaded.document, registries, log);
    if (parsed === undefined) {
      ports.onDiagnostics(log.all);
      return { kind: "not-found" };
    }

    const planned = plan(parsed, factsOf(route, parsed.pages[0].country), registries, log);
    const market = { locale: planned.facts.locale, currency: planned.facts.currency };
    const snapshot = await fetchNeeds(planned.needs, { ...ports, market });
    const confirmed = confirm(planned, snapshot);
    const page = createPageContext(confirmed, snapshot, registries, ports, log);
    const rendered = render(confirmed, page, log);
    ports.onDiagnostics(log.all);
    return { kind: "page", ...rendered, page, document: loaded.document };
  };
}
