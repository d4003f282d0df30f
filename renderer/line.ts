import { ContentError } from "../content/client/content-error.ts";
import { mergeDependencies } from "../content/dependencies/dependencies.ts";
import type { RawDocument } from "../content/document.ts";
import { fallbackCurrency } from "../i18n/currencies.ts";
import type { Route } from "../routing/route.ts";
import { createDiagnosticLog } from "./contracts/diagnostics.ts";
import type { Ports } from "./contracts/ports.ts";
import type { Registries } from "./contracts/registries.ts";
import { shellDependencies } from "./fetch/page-dependencies.ts";
import { load, reportCircle } from "./load/load.ts";
import { readMissingPage } from "./missing-page.ts";
import type { DependsOnContent, MissingOutcome, Outcome } from "./outcome.ts";
import { type ParsedPage, parsePage } from "./parse/parse-page.ts";
import { type ParsedShell, parseShell } from "./parse/parse-shell.ts";
import { collectPageFacts, noPlaces } from "./plan/collect-page-facts.ts";
import { isBeyondAll } from "./plan/list-pages.ts";
import { type Line, renderDocument } from "./render-document.ts";
import { type Decorator, undecorated } from "./render/decoration.ts";
import { hrefFrom } from "./render/href-from.ts";
import { renderMissing } from "./render/render-missing.ts";

export interface Renderer {
  /** Throws `ContentError` when the content service is down, or the page's document does not fit its type at all. */
  readonly renderPage: (route: Route) => Promise<Outcome>;
  /** Renders header and footer of a host's not-found page. Throws `ContentError`. */
  readonly renderMissing: (route: Route) => Promise<MissingOutcome & DependsOnContent>;
}

/** Creates the renderer of these registries and ports. A preview decorates it through the decorator. */
export function createRenderer(registries: Registries, ports: Ports, decorator: Decorator = undecorated): Renderer {
  const createLine = (): Line => ({
    registries,
    ports: { ...ports, late: ports.startDeadline() },
    decorator,
    log: createDiagnosticLog(),
  });
  return {
    renderPage: (route) => renderRoute(route, createLine()),
    renderMissing: async (route) => {
      const line = createLine();
      const shared = await ports.measure("load", () => ports.content.sharedDocuments(route.site.host));
      const shell = ports.measure("parse", () => parseShell(shared, route.locale, registries, line.log));
      const { facts, read, dependencies } = await readMissingPage(route, shell, registries, line.ports);
      const rendered = ports.measure("render", () => renderMissing(facts, shell, line, read));
      return { ...reported(rendered, line), dependencies };
    },
  };
}

/** The straight line: route → load → parse → plan → fetch → render. */
async function renderRoute(route: Route, line: Line): Promise<Outcome> {
  const { registries, ports, log } = line;
  const [loaded, shared] = await ports.measure("load", () =>
    Promise.all([
      load(route, route.locale, { content: ports.content, pageTypes: registries.pageTypes }),
      ports.content.sharedDocuments(route.site.host),
    ]),
  );
  if (loaded.kind === "redirect") {
    const location = loaded.complete(hrefFrom(route.site, route.locale, ports.origins.getSite)(loaded.to));
    return { kind: "redirect", location, permanent: loaded.permanent, dependencies: loaded.dependencies };
  }
  if (loaded.kind === "not-found" && loaded.circle !== undefined) reportCircle(loaded.circle, log);
  const shell = ports.measure("parse", () => parseShell(shared, route.locale, registries, log));
  const dependencies = mergeDependencies([loaded.dependencies, shellDependencies(shell, route)]);
  const parsed = loaded.kind === "document" ? parseDocument(loaded.document, shell, line) : undefined;
  if (parsed === undefined || isBeyondAll(route, parsed)) return { ...missing(route, shell, line), dependencies };
  const rendered = await renderDocument(route, parsed, line);
  return rendered.kind === "missing"
    ? { ...missing(route, shell, line), provisional: rendered.provisional, dependencies }
    : { ...rendered, dependencies: mergeDependencies([dependencies, rendered.dependencies]) };
}

/** Throws for a document that does not fit its type at all. A 404 would replace the last good page. */
function parseDocument(document: RawDocument, shell: ParsedShell, { registries, ports, log }: Line): ParsedPage {
  const parsed = ports.measure("parse", () => parsePage(document, shell, registries, log));
  if (parsed !== undefined) return parsed;
  ports.onDiagnostics(log.all);
  throw new ContentError(
    "invalid-response",
    `The document "${document.uid}" does not fit its type "${document.type}".`,
  );
}

/** Returns header and footer for an address without a page. The server replaces them with the host's not-found page. */
function missing(route: Route, shell: ParsedShell, line: Line): MissingOutcome {
  return reported(
    renderMissing(collectPageFacts(route, { currency: fallbackCurrency, ...noPlaces }, [], line), shell, line),
    line,
  );
}

function reported(outcome: Omit<MissingOutcome, "kind" | "diagnostics">, { ports, log }: Line): MissingOutcome {
  ports.onDiagnostics(log.all);
  return { kind: "not-found", ...outcome, diagnostics: log.all };
}
