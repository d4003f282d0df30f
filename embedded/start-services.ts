import { createContentServer } from "./content-service/server.ts";
import { listen } from "./http/listen.ts";
import { createProviderServer } from "./provider-api/server.ts";
import { publishedContent } from "./published-content.ts";
import type { Settings } from "./settings.ts";

export interface ServiceUrls {
  readonly contentUrl: string;
  readonly providerUrl: string;
}

/** Starts both services; throws when the data is wrong or a port is taken. */
export async function startServices({
  contentPort,
  providerPort,
  mediaBaseUrl,
  watch,
}: Settings): Promise<ServiceUrls> {
  const content = await listen(createContentServer({ store: publishedContent({ watch }).store, mediaBaseUrl }), {
    service: "content service",
    port: contentPort,
    variable: "CONTENT_PORT",
  });
  const provider = await listen(createProviderServer({ mediaBaseUrl: mediaBaseUrl ?? `http://localhost:${content}` }), {
    service: "provider API",
    port: providerPort,
    variable: "PROVIDER_PORT",
  });
  return { contentUrl: `http://localhost:${content}/api/v2`, providerUrl: `http://localhost:${provider}` };
}
