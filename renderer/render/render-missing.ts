import type { ReactNode } from "react";
import { createSnapshot, type Provisional, type Snapshot, toProvisional } from "../../catalog/snapshot/snapshot.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { ParsedShell } from "../parse/parse-shell.ts";
import { createTextParser } from "../parse/parse-texts.ts";
import { runComponents, type SeenSheets } from "../../framework/react/run-components.tsx";
import type { Registries } from "../contracts/registries.ts";
import { createPageContext } from "./create-page-context.ts";
import { locateShell } from "./create-text-locator.ts";
import type { PageFacts } from "../contracts/page-context.ts";
import type { RenderScope } from "./render-page.ts";
import { pageSearchField } from "./search-field.ts";
import { isolatePageKind } from "./run-page-kind.ts";
import { type RenderedShell, renderShell } from "./render-shell.tsx";

interface MissingScope extends RenderScope {
  readonly registries: Registries;
}

/** Readings for header and footer, and the languages of the home page. */
export interface ReadForMissing {
  readonly snapshot: Snapshot;
  readonly alternates: readonly Locale[];
}

/** Header and footer, rendered without a page, and what a not-found page has besides. */
interface RenderedMissing extends RenderedShell {
  readonly body: ReactNode;
  /** Whether something in them could not be read, so that they must be rendered again soon. */
  readonly provisional: Provisional;
}

/**
 * Renders header, footer and content for an address without a page. By default nothing was read for them: a flood of unknown
 * paths never reaches the provider. Shortcodes in header and footer render their fallbacks.
 */
export function renderMissing(
  facts: PageFacts,
  shell: ParsedShell,
  { registries, ports, log, decorator }: MissingScope,
  { snapshot, alternates }: ReadForMissing = {
    snapshot: createSnapshot({}, { readAt: ports.now(), onUnplanned: () => {} }),
    alternates: [],
  },
): RenderedMissing {
  const source = {
    facts,
    kind: undefined,
    alternates,
    snapshot,
    contents: {
      about: [],
      shown: [],
      described: [],
      listing: undefined,
      hasDaysAbove: false,
      otherProducts: undefined,
      searchField: pageSearchField,
      collectionType: undefined,
    },
  };
  const { contextFor } = decorator;
  const texts = { parseText: createTextParser(registries.shortcodes), locateText: locateShell(shell), contextFor };
  const page = createPageContext(source, texts, ports.origins, log);
  const seen: SeenSheets = new Map();
  const around = renderShell(shell, page, log, seen);
  const run = isolatePageKind("not-found", log.in({ document: "not-found" }));
  const body = run("content", () => runComponents(registries.missing.render(page), seen), null);
  return { ...around, body, provisional: toProvisional(snapshot) };
}
