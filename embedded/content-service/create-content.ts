import type { Server } from "node:http";
import { allEndpoints } from "./all-endpoints.ts";
import { createContentServer } from "./server.ts";
import type { OpenStore } from "./store/content-store.ts";
import type { ContentSettings } from "./settings/read-content-settings.ts";

export interface ContentParts {
  readonly settings: ContentSettings;
  readonly store: OpenStore;
  /** Origin of pictures, without `/media`; undefined for the service itself. */
  readonly mediaBaseUrl: string | undefined;
  /** Host names of the service besides those of this machine. */
  readonly hosts: readonly string[];
  /** Called after each change. */
  readonly changed: () => void;
  /** Sends a publication to the webhook, and returns why it was not taken. */
  readonly announce: () => Promise<string | undefined>;
  /** Returns what `/health` says besides that the service runs. */
  readonly health: () => object;
}

/** Creates the configured content service with all its endpoints. Not listening yet. */
export function createContent({ settings, store, mediaBaseUrl, hosts, health, ...hooks }: ContentParts): Server {
  const { repositoryName, visibility, accessTokens: tokens, writeTokens, rateLimit, webhook } = settings;
  return createContentServer({
    store,
    mediaBaseUrl,
    hosts,
    health,
    repositoryName,
    access: { visibility, tokens, writeTokens },
    rateLimit,
    endpoints: allEndpoints({
      store: store.forWriters,
      repositoryName,
      writeTokens,
      mediaBaseUrl,
      webhook,
      changed: hooks.changed,
      announce: webhook && hooks.announce,
    }),
  });
}
