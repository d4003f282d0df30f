import { fetchNeeds } from "../catalog/snapshot/fetch.ts";
import { noNeeds } from "../catalog/snapshot/needs.ts";
import { confirm } from "./plan/confirm.ts";
import type { Audience } from "./render/audience.ts";
import { createDiagnosticLog } from "./diagnostics.ts";
import { type Drawn, draw } from "./render/draw.ts";
import { factsOf } from "./plan/facts-of.ts";
import { hrefFrom } from "./render/href-from.ts";
import { type Loaded, load } from "./load.ts";
import { parse } from "./parse/parse-page.ts";
import { plan } from "./plan/plan-page.ts";
import type { Ports } from "./ports.ts";
import type { Registries } from "./registries.ts";
import type { Route } from "../routing/route.ts";

/** What became of a request for a page. */
export type Outcome =
  | PageOutcome
  | { readonly kind: "redirect"; readonly location: string; readonly permanent: boolean }
  | { readonly kind: "not-found" };

interface PageOutcome extends Drawn {
  readonly kind: "page";
  readonly document: Extract<Loaded, { kind: "document" }>["document"];
}

/** The straight line: route → load → parse → plan → fetch → confirm → render. Throws `ContentError` when the content service is down. */
export function createRenderer(
  registries: Registries,
  ports: Ports,
  audience: Audience = "travellers",
): (route: Route) => Promise<Outcome> {
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
    const planned = plan(parsed, factsOf(route, parsed.pages[0].country), log);
    const market = { locale: planned.facts.locale, currency: planned.facts.currency };
    const snapshot = await fetchNeeds(planned.needs, () => noNeeds, { ...ports, market });
    const drawn = draw(confirm(planned, snapshot), snapshot, { registries, ports, log, audience });
    ports.onDiagnostics(log.all);
    return { kind: "page", ...drawn, document: loaded.document };
  };
}
