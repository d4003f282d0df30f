import { createSnapshot } from "../../catalog/snapshot/snapshot.ts";
import type { Route } from "../../routing/route.ts";
import { fallbackCurrency } from "../currency-of.ts";
import type { MissingOutcome } from "../outcome.ts";
import type { ParsedShell } from "../parse/parse-shell.ts";
import { createTextParser } from "../parse/parse-texts.ts";
import { factsOf } from "../plan/facts-of.ts";
import type { Registries } from "../registries.ts";
import { createPageContext } from "./create-page-context.ts";
import { locateShell } from "./location-of.ts";
import type { RenderScope } from "./render-page.tsx";
import { renderShell } from "./render-shell.tsx";

/**
 * Renders header and footer where there is no page. Nothing is fetched for them: a flood of unknown paths never reaches
 * the provider. Shortcodes in header and footer render their fallbacks.
 */
export function renderMissing(
  route: Route,
  shell: ParsedShell,
  registries: Registries,
  { ports, log, decorator }: RenderScope,
): MissingOutcome {
  const source = {
    facts: factsOf(route, fallbackCurrency, [], registries),
    kind: undefined,
    alternates: [],
    snapshot: createSnapshot({}, { readAt: ports.now(), onUnplanned: () => {} }),
    products: [],
  };
  const { contextFor } = decorator;
  const texts = { parseText: createTextParser(registries.shortcodes), locationOf: locateShell(shell), contextFor };
  const page = createPageContext(source, texts, ports, log);
  return { kind: "not-found", ...renderShell(shell, page, log, new Map()) };
}
