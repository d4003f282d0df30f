import type { ReactNode } from "react";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { listAlternateLanguages } from "../../content/alternate-languages.ts";
import { type DiagnosticLog, locationIn } from "../contracts/diagnostics.ts";
import type { PageInstance, PageMetadata } from "../contracts/page-type.ts";
import { choosePage, type Plan } from "../plan/plan-page.ts";
import type { Ports } from "../contracts/ports.ts";
import type { Registries } from "../contracts/registries.ts";
import { readsParameter } from "../../routing/page-view.ts";
import { createPageContext } from "./create-page-context.ts";
import type { Decorator } from "./decoration.ts";
import { describePage } from "./describe-page.ts";
import { locatePage } from "./create-text-locator.ts";
import { headingText } from "./one-heading.tsx";
import type { PageContents, PageContext } from "../contracts/page-context.ts";
import { type PageHead, toPageHead } from "./page-head.ts";
import { pageTrueUntil } from "./page-true-until.ts";
import { renderContent } from "./render-content.tsx";
import { reportUnsetWords } from "./report-metadata.ts";
import { reportPageFindings } from "./report-page-findings.ts";
import { renderShell, type RenderedShell } from "./render-shell.tsx";
import { renderSlices } from "./render-slices.tsx";
import { createLabels } from "./label-texts.ts";
import { isolatePageKind } from "./run-page-kind.ts";
import type { SeenSheets } from "../../framework/react/run-components.tsx";
import {
  allShown,
  evaluateShows,
  listingId,
  listOnce,
  omitIgnored,
  otherProductsId,
  type ShownBySlice,
  shownProducts,
} from "./shown-products.ts";
import { findSearchField } from "./search-field.ts";
import { structuredData } from "./structured-data.ts";

/** Inputs of rendering besides the plan. */
export interface RenderScope {
  readonly ports: Pick<Ports, "origins" | "now" | "listUnsetWords">;
  readonly registries: Pick<Registries, "views">;
  readonly log: DiagnosticLog;
  readonly decorator: Decorator;
}

/** A rendered page: its content and, from the same values, its metadata and structured data. */
export interface RenderedPage extends RenderedShell {
  readonly content: ReactNode;
  readonly metadata: PageMetadata;
  readonly head: PageHead;
  /** For `<script type="application/ld+json">`. */
  readonly structuredData: object;
  readonly page: PageContext;
  /** When something on the page ceases to be true: epoch milliseconds. Caches render it again then. */
  readonly trueUntil: number | undefined;
}

/** Plan + snapshot → the page. A part that throws is omitted, with a diagnostic. */
export function renderPage(plan: Plan, snapshot: Snapshot, renderScope: RenderScope): RenderedPage {
  const { document, slices, shell, tree } = plan;
  const { log, decorator, registries } = renderScope;
  const kind = choosePage(plan.candidates, snapshot);
  const report = log.in(locationIn(document));
  const run = isolatePageKind(kind.kind, report);
  const about = run("about", () => kind.about(snapshot, plan.facts), []);
  const shown = evaluateShows(slices, snapshot, plan.facts);
  const context = createRenderedContext(plan, { kind, snapshot, about, shown }, renderScope);
  const decoration = decorator.decorate(context, plan);
  const { page, only } = decoration;
  const { prepare, finish } = createLabels(page, plan);
  const seen: SeenSheets = new Map();
  const rendered = renderSlices(tree, { ...decoration, labeled: prepare(page), document, log, seen, shown });
  const { missingHeading, metadata: own, nodes } = describePage(kind, { page, about, run, report });
  const contact = run("contact", () => shell.footer.structuredData(page), []);
  const isWhole = only === undefined;
  const around = isWhole ? renderShell(shell, page, log, seen) : { header: null, footer: null };
  const scope = { page: prepare(page), seen, run, missingHeading };
  const content = finish(isWhole ? renderContent(kind, rendered.content, scope) : rendered.content);
  const metadata = { ...own, title: own.title || headingText(content) };
  reportUnsetWords(metadata, renderScope.ports, report);
  reportPageFindings(plan, { snapshot, content, log });
  for (const { code, message, hint } of run("findings", () => kind.findings(snapshot, plan.facts), []))
    report(code, message, hint);
  return {
    ...around,
    content,
    metadata,
    head: toPageHead(metadata, { ...page, view: omitIgnored(page.view, shown) }, registries.views),
    structuredData: structuredData(metadata, page, [...nodes, ...rendered.structuredData, ...contact]),
    page,
    trueUntil: run("lifetime", () => pageTrueUntil(kind.trueUntil(page), allShown(about, shown), page), undefined),
  };
}

/** A page whose kind is chosen, with what it shows of the catalog. */
interface ChosenPage extends Pick<PageContext, "snapshot">, Pick<PageContents, "about"> {
  readonly kind: PageInstance;
  readonly shown: ShownBySlice;
}

function createRenderedContext(
  plan: Plan,
  { kind, snapshot, about, shown }: ChosenPage,
  { ports, log, decorator }: RenderScope,
): PageContext {
  const { facts, document, slices, parseText } = plan;
  const described = shownProducts(about, shown);
  const source = {
    kind: kind.kind,
    snapshot,
    contents: {
      about,
      shown: listOnce([...allShown(about, shown), ...described]),
      described,
      listing: readsParameter(facts.view, "page") ? listingId(shown) : undefined,
      hasDaysAbove: slices.some(({ hasDays }) => hasDays),
      otherProducts: otherProductsId(about, shown),
      searchField: findSearchField(kind, slices, facts),
      collectionType: kind.collectionType,
    },
    facts,
    alternates: listAlternateLanguages(document, facts.site),
  };
  const texts = { parseText, locateText: locatePage(plan), contextFor: decorator.contextFor };
  return createPageContext(source, texts, ports.origins, log);
}
