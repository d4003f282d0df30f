import { cache } from "react";
import type { RawDocument } from "../../content/document.ts";
import { createRenderer, type Outcome } from "../../renderer/line.ts";
import { ports, registries } from "./composition.ts";
import { readRoute, type RouteParams } from "../../routing/route.ts";
import { sharedTypes } from "./shared-documents.ts";
import { hasEnded } from "../../preview/has-ended.ts";
import { limitPreviews } from "../../preview/limit-previews.ts";
import { previewContent } from "./preview-content.ts";

export interface Previewed {
  readonly outcome: Outcome;
  /** Header and footer of the host, as they are previewed. */
  readonly shared: readonly RawDocument[];
}

/** The page of a route as it is previewed, drawn once per request; undefined when the preview has ended. */
export async function previewOf(params: Promise<RouteParams>): Promise<Previewed | undefined> {
  return draw(JSON.stringify(await params));
}

/** Nothing of it is kept or logged: findings are shown to the editor instead. */
const draw = cache(async (key: string): Promise<Previewed | undefined> => {
  const route = readRoute(JSON.parse(key));
  const content = await previewContent();
  if (content === undefined) return undefined;
  if (route === undefined) return { outcome: { kind: "not-found" }, shared: [] };
  const render = createRenderer(
    registries,
    { ...ports, content, documents: content.documents, onDiagnostics: () => {} },
    "editors",
  );
  try {
    return await limitPreviews(async () => {
      const [outcome, shared] = await Promise.all([render(route), content.ofHost(route.site.host, sharedTypes)]);
      return { outcome, shared };
    });
  } catch (error) {
    if (hasEnded(error)) return undefined;
    throw error;
  }
});
