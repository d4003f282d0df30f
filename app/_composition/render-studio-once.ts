import * as v from "valibot";
import { cacheReadings } from "../../catalog/snapshot/cache-readings.ts";
import { withCachedReadings } from "../../catalog/snapshot/with-cached-readings.ts";
import { documents } from "../../catalog/document/document.ts";
import { rawDocumentSchema } from "../../content/document.ts";
import { bridge } from "../../framework/next/bridge.ts";
import { systemTime } from "../../http/time.ts";
import { renderMarked } from "../../preview/marks/render-marked.ts";
import { toStudioOutput } from "../../preview/marks/to-studio-output.ts";
import type { Ports } from "../../renderer/contracts/ports.ts";
import type { Outcome } from "../../renderer/outcome.ts";
import { type StudioPageInput, studioPageInputSchema } from "../../studio/protocol/studio-page.ts";
import { ports } from "./composition.ts";
import { registries } from "./registries.ts";
import { oncePerRequest } from "./render-page-once.ts";

interface StudioPage {
  readonly outcome: Outcome | undefined;
  readonly input: StudioPageInput;
}

const caching = { ttlMs: 60_000, maxBytes: 4_000_000, now: systemTime.now };

/** The ports of pages, with readings that last while an editor writes. Everything else is shared with pages. */
const studioPorts: Ports = {
  ...ports,
  content: {
    ...ports.content,
    documents: cacheReadings({ key: documents.key, read: ports.content.documents, isGood: () => true }, caching),
  },
  catalog: { ...ports.catalog, provider: withCachedReadings(ports.catalog.provider, caching) },
};

/** Renders the document that the process hands over, once per request, and reports what the studio needs besides. */
export const renderStudioOnce = oncePerRequest(async (route): Promise<StudioPage> => {
  const rendering = bridge().renderings.getStore();
  const input = v.parse(studioPageInputSchema, rendering?.input);
  const document = v.parse(rawDocumentSchema, input.document);
  if (route === undefined || rendering === undefined) throw new Error("The studio renders only pages of a site.");
  const marked = await renderMarked(registries, studioPorts, route, { document, slice: input.slice });
  rendering.output = toStudioOutput(marked, { document, slice: input.slice });
  return { outcome: marked.outcome, input };
});
