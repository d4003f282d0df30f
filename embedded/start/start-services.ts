import { closeServer } from "@tessera/runtime/http/listen.ts";
import { listen } from "@tessera/runtime/http/listen.ts";
import { createProviderServer } from "@tessera/provider-api/server.ts";
import type { Settings } from "./read-settings.ts";
import { startContent } from "@tessera/content-service/start-content.ts";

export interface Services {
  readonly urls: { readonly contentUrl: string; readonly providerUrl: string };
  /** Ends once everything that was acknowledged is on disk. */
  readonly stop: () => Promise<void>;
}

/** Starts both services; throws when the data is wrong or a port is taken. */
export async function startServices({ content, providerPort, products, mediaBaseUrl }: Settings): Promise<Services> {
  const { origin, stop: stopContent } = await startContent(content, mediaBaseUrl);
  const provider = createProviderServer({ mediaBaseUrl: mediaBaseUrl ?? origin, products });
  const port = await listen(provider, { service: "provider API", port: providerPort, variable: "PROVIDER_PORT" });
  return {
    urls: { contentUrl: `${origin}/api/v2`, providerUrl: `http://localhost:${port}` },
    stop: async () => void (await Promise.all([stopContent(), closeServer(provider)])),
  };
}
