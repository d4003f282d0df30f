import type { ContentService } from "../../../content/client/content-service.ts";
import { createContentClient } from "../../../content/client/create-content-client.ts";
import { pageTypes } from "../../../customtypes/index.ts";
import { systemTime } from "../../../http/time.ts";
import { startShippedContent } from "../../../embedded/content-service/tests/support/start-shipped-content.ts";

/** Returns the site's content client on the real service with the shipped documents. */
export async function shippedContentClient(): Promise<ContentService> {
  return contentClientAt(await startShippedContent(), 30_000);
}

/** Returns the site's content client on the service with this origin. It pauses nowhere: the service is its own. */
export function contentClientAt(origin: string, timeoutMs: number): ContentService {
  const options = {
    endpoint: `${origin}/api/v2`,
    repository: "tessera",
    accessToken: "",
    mode: { kind: "latest" },
    pageTypes: [...pageTypes.map(({ type }) => type), "redirect"],
    timeoutMs,
  } as const;
  return createContentClient(options, { ...systemTime, wait: async () => {} });
}
