import { createSnapshot, toProvisional, type Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { MissingOutcome } from "../outcome.ts";
import type { ParsedShell } from "../parse/parse-shell.ts";
import { createTextParser } from "../parse/parse-texts.ts";
import type { Registries } from "../registries.ts";
import { createPageContext } from "./create-page-context.ts";
import { locateShell } from "./create-text-locator.ts";
import type { PageFacts } from "./page-context.ts";
import type { RenderScope } from "./render-page.ts";
import { renderShell } from "./render-shell.tsx";

interface MissingScope extends RenderScope {
  readonly registries: Registries;
}

/** Readings for header and footer, and the languages of the home page. */
export interface ReadForMissing {
  readonly snapshot: Snapshot;
  readonly alternates: readonly Locale[];
}

/**
 * Renders header and footer for an address without a page. By default nothing was read for them: a flood of unknown paths never
 * reaches the provider. Shortcodes in header and footer render their fallbacks.
 */
export function renderMissing(
  facts: PageFacts,
  shell: ParsedShell,
  { registries, ports, log, decorator }: MissingScope,
  { snapshot, alternates }: ReadForMissing = {
    snapshot: createSnapshot({}, { readAt: ports.now(), onUnplanned: () => {} }),
    alternates: [],
  },
): Omit<MissingOutcome, "diagnostics"> {
  const source = {
    facts,
    kind: undefined,
    alternates,
    snapshot,
    products: [],
    contents: { about: [], listing: undefined, otherProducts: undefined, searchField: undefined },
  };
  const { contextFor } = decorator;
  const texts = { parseText: createTextParser(registries.shortcodes), locateText: locateShell(shell), contextFor };
  const page = createPageContext(source, texts, ports.origins, log);
  return { kind: "not-found", ...renderShell(shell, page, log, new Map()), provisional: toProvisional(snapshot) };
}
