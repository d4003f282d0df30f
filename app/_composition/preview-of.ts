import { cache } from "react";
import { createPreview } from "../../preview/create-preview.tsx";
import { hasEnded } from "../../preview/has-ended.ts";
import { limitPreviews } from "../../preview/limit-previews.ts";
import type { PreviewReport } from "../../preview/preview-report.ts";
import { createRenderer, type Outcome } from "../../renderer/line.ts";
import { readRoute, type RouteParams } from "../../routing/route.ts";
import { ports, registries, sharedTypes } from "./composition.ts";
import { previewContent } from "./preview-content.ts";

export interface Previewed {
  readonly outcome: Outcome;
  /** For editors; undefined where there is no page. */
  readonly report: PreviewReport | undefined;
}

/** Returns a route's page as it is previewed, rendered once per request; undefined when the preview has ended. */
export async function previewOf(params: Promise<RouteParams>): Promise<Previewed | undefined> {
  return renderOnce(JSON.stringify(await params));
}

/** Nothing of it is cached or logged: the editor sees the diagnostics instead. */
const renderOnce = cache(async (key: string): Promise<Previewed | undefined> => {
  const route = readRoute(JSON.parse(key));
  const content = await previewContent();
  if (content === undefined) return undefined;
  if (route === undefined) return { outcome: { kind: "not-found", header: null, footer: null }, report: undefined };
  const preview = createPreview(registries.shortcodes);
  const { renderPage } = createRenderer(
    registries,
    {
      ...ports,
      content,
      documents: content.documents,
      sharedDocuments: (host) => content.ofHost(host, sharedTypes),
      onDiagnostics: () => {},
    },
    preview.decorator,
  );
  try {
    const outcome = await limitPreviews(() => renderPage(route));
    return { outcome, report: outcome.kind === "page" ? preview.report(outcome) : undefined };
  } catch (error) {
    if (hasEnded(error)) return undefined;
    throw error;
  }
});
