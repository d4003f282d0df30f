import type { ContentService } from "../../../content/client/content-service.ts";
import { createContentClient } from "../../../content/client/create-content-client.ts";
import { pageTypes } from "../../../customtypes/index.ts";
import { startShippedContent } from "../../../embedded/content-service/tests/support/start-shipped-content.ts";

/** Returns the site's content client on the real service with the shipped documents. */
export async function shippedContentClient(): Promise<ContentService> {
  return createContentClient({
    endpoint: `${await startShippedContent()}/api/v2`,
    repository: "tessera",
    accessToken: "",
    mode: { kind: "latest" },
    pageTypes: [...pageTypes.map(({ type }) => type), "redirect"],
    timeoutMs: 5000,
  });
}
