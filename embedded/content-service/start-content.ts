import { closeServer } from "@tessera/runtime/http/listen.ts";
import type { Loop } from "./publishing/loop.ts";
import { startBackground } from "./publishing/start-background.ts";
import { createContent } from "./create-content.ts";
import { listen } from "@tessera/runtime/http/listen.ts";
import { keepSynchronised } from "./keep-synchronised.ts";
import { openContent } from "./open-content.ts";
import type { ContentSettings } from "./settings/read-content-settings.ts";
import { seedPlaces } from "./seed-places.ts";

export interface RunningContent {
  /** `http://localhost:4001` */
  readonly origin: string;
  /** Finishes the current requests, then closes the store. */
  readonly stop: () => Promise<void>;
}

/** Starts the content service and its background work. Throws a `StartProblem`. */
export async function startContent(
  settings: ContentSettings,
  mediaBaseUrl: string | undefined,
): Promise<RunningContent> {
  const { database, repositoryName, webhook } = settings;
  const places = seedPlaces(settings);
  const store = await openContent({ database, places, deliveries: webhook !== undefined });
  let background: Loop | undefined;
  const changed = () => background?.wake();
  const server = createContent({ settings, store, mediaBaseUrl, changed });
  const place = { service: "content service", port: settings.port, variable: "CONTENT_PORT" };
  const port = await listen(server, place).catch(async (cause: unknown) => {
    await store.close();
    throw cause;
  });
  const origin = `http://localhost:${port}`;
  background = startBackground({ store, webhook, repository: { domain: repositoryName, apiUrl: `${origin}/api/v2` } });
  const unwatch = settings.watch ? keepSynchronised({ store, places, published: changed }) : undefined;
  return {
    origin,
    stop: async () => {
      await Promise.all([closeServer(server), unwatch?.(), background.stop()]);
      await store.close();
    },
  };
}
