import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { documents } from "../../catalog/document/document.ts";
import { cacheReadings } from "../../catalog/snapshot/cache-readings.ts";
import { withCachedReadings } from "../../catalog/snapshot/with-cached-readings.ts";
import { rawDocumentSchema } from "../../content/document.ts";
import { systemTime } from "../../http/time.ts";
import { renderMarked } from "../../preview/marks/render-marked.ts";
import { toStudioOutput } from "../../preview/marks/to-studio-output.ts";
import type { Ports } from "../../renderer/contracts/ports.ts";
import type { Outcome } from "../../renderer/outcome.ts";
import type { Route } from "../../routing/route.ts";
import type { StudioPageInput, StudioPageOutput } from "../../studio/protocol/studio-page.ts";
import { ports } from "../_composition/composition.ts";
import { registries } from "../_composition/registries.ts";

interface StudioPage {
  readonly outcome: Outcome | undefined;
  /** Marks and findings, for the studio. */
  readonly output: StudioPageOutput;
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

/** Which pages exist, for links to nowhere: looked up once a minute. */
const knownPages = new LRUCache<string, Promise<boolean>>({ max: 5_000, ttl: caching.ttlMs });

/** Renders a document as an editor writes it, at the address of the route. Throws `ContentError`. */
export async function renderStudioPage(route: Route, { document, slice }: StudioPageInput): Promise<StudioPage> {
  const marked = { document: v.parse(rawDocumentSchema, document), slice };
  const page = await renderMarked(registries, studioPorts, route, marked, knownPages);
  return { outcome: page.outcome, output: toStudioOutput(page, marked) };
}
