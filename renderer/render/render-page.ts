import type { ReactNode } from "react";
import { stalePricesSince } from "../../catalog/snapshot/price-age.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { PriceAge } from "../../ui/shell/PriceAge.tsx";
import { alternatesOf } from "../languages.ts";
import { type DiagnosticLog, locationIn } from "../diagnostics.ts";
import type { PageInstance, PageMetadata } from "../page-type.ts";
import { choosePage, type Plan } from "../plan/plan-page.ts";
import type { Ports } from "../ports.ts";
import { PageHeading } from "../../ui/primitives/PageHeading.tsx";
import { createPageContext } from "./create-page-context.ts";
import type { Decorator } from "./decoration.ts";
import { locatePage } from "./location-of.ts";
import { oneHeading } from "./one-heading.tsx";
import type { PageContext } from "./page-context.ts";
import { renderShell, type RenderedShell } from "./render-shell.tsx";
import { renderSlices } from "./render-slices.tsx";
import { isolatePageKind, type RunPageKind } from "./run-page-kind.ts";
import { runComponents, type SeenSheets } from "./run-components.tsx";
import { evaluateShows, shownProducts } from "./shown-products.ts";
import { structuredData } from "./structured-data.ts";

/** What rendering a page takes besides its plan. */
export interface RenderScope {
  readonly ports: Pick<Ports, "originOf" | "now">;
  readonly log: DiagnosticLog;
  readonly decorator: Decorator;
}

/** A rendered page: its content and, from the same values, its metadata and structured data. */
export interface RenderedPage extends RenderedShell {
  readonly content: ReactNode;
  readonly metadata: PageMetadata;
  /** For `<script type="application/ld+json">`. */
  readonly structuredData: object;
  readonly page: PageContext;
}

/** Plan + snapshot → the page. What throws costs its part, and leaves a diagnostic. */
export function renderPage(plan: Plan, snapshot: Snapshot, scope: RenderScope): RenderedPage {
  const { document, candidates, slices, shell, tree } = plan;
  const { log, decorator } = scope;
  const chosen = choosePage(candidates, snapshot);
  const report = log.in(locationIn(document));
  const run = isolatePageKind(chosen.kind, report);
  const about = run(
    "about",
    () => chosen.about(snapshot),
    () => [],
  );
  const shown = evaluateShows(slices, snapshot);
  const context = contextOf(plan, { kind: chosen.kind, snapshot, products: shownProducts(about, shown) }, scope);
  const decoration = decorator.decorate(context, plan);
  const { page } = decoration;
  const seen: SeenSheets = new Map();
  const rendered = renderSlices(tree, { ...decoration, document, log, seen, shown });
  const heading = run(
    "heading",
    () => chosen.heading(page),
    () => "",
  );
  const metadata = run(
    "metadata",
    () => chosen.metadata(page),
    () => headingAsMetadata(heading, page),
  );
  const declared = run(
    "structured data",
    () => chosen.structuredData(page, about),
    () => [],
  );
  for (const { code, message, hint } of run(
    "findings",
    () => chosen.findings(snapshot),
    () => [],
  ))
    report(code, message, hint);
  return {
    ...renderShell(shell, page, log, seen),
    content: withPriceAge(
      page,
      renderContent(chosen, rendered.content, { page, seen, run, heading: heading || metadata.title }),
    ),
    metadata,
    structuredData: structuredData(metadata, page, [...declared, ...rendered.structuredData]),
    page,
  };
}

function headingAsMetadata(heading: string, { site }: PageContext): PageMetadata {
  return { title: heading || site.brand, description: "", image: undefined };
}

interface ContentScope {
  readonly page: PageContext;
  readonly seen: SeenSheets;
  readonly run: RunPageKind;
  /** Of a page whose parts render none. */
  readonly heading: string;
}

/** Renders the page around its slices, under exactly one heading of level 1. */
function renderContent(chosen: PageInstance, slices: ReactNode, { page, seen, run, heading }: ContentScope): ReactNode {
  // Sheets that a failing page claimed stay available to its heading.
  const claimed = new Map(seen);
  const content = run(
    "content",
    () => {
      const rendered = runComponents(chosen.render(page, slices), claimed);
      for (const [href, sheet] of claimed) seen.set(href, sheet);
      return rendered;
    },
    () => slices,
  );
  return oneHeading(content, runComponents(<PageHeading text={heading} />, seen));
}

/** Puts a note above a page whose prices are last good values. */
function withPriceAge({ snapshot, locale, t }: PageContext, content: ReactNode): ReactNode {
  const readAt = stalePricesSince(snapshot);
  if (readAt === undefined) return content;
  return (
    <>
      <PriceAge locale={locale} t={t} readAt={readAt} />
      {content}
    </>
  );
}

function contextOf(
  plan: Plan,
  read: Pick<PageContext, "kind" | "snapshot" | "products">,
  { ports, log, decorator }: RenderScope,
): PageContext {
  const { facts, document, parseText } = plan;
  const source = { ...read, facts, alternates: alternatesOf(document, facts.site) };
  const texts = { parseText, locationOf: locatePage(plan), contextFor: decorator.contextFor };
  return createPageContext(source, texts, ports, log);
}
