import type { Server } from "node:http";
import type { Loop } from "./publishing/loop.ts";
import { startBackground } from "./publishing/start-background.ts";
import { type ContentParts, createContent } from "./create-content.ts";
import { closeServer, listen } from "@tessera/runtime/http/listen.ts";
import { keepSynchronized } from "./keep-synchronized.ts";
import { openContent } from "./open-content.ts";
import type { ReportProgress } from "@tessera/runtime/report-progress.ts";
import type { ContentSettings } from "./settings/read-content-settings.ts";
import { seedFolders } from "./seed-folders.ts";
import type { ContentStore } from "./store/content-store.ts";
import { createDeliveryNotes } from "./webhook/delivery-notes.ts";

export interface RunningContent {
  /** `http://localhost:4001` */
  readonly origin: string;
  /** Finishes the current requests, then closes the store. */
  readonly stop: () => Promise<void>;
}

/** Starts the content service and its background work. Throws a `StartProblem`. */
export async function startContent(
  settings: ContentSettings,
  { mediaBaseUrl, hosts }: Pick<ContentParts, "mediaBaseUrl" | "hosts">,
  report?: ReportProgress,
): Promise<RunningContent> {
  const { database, repositoryName, webhook, history } = settings;
  const folders = seedFolders(settings);
  const store = await openContent({ database, folders, deliveries: webhook !== undefined, report });
  let background: Loop | undefined;
  const changed = () => background?.wake();
  const { note: noteProblem, readProblem, waitForNext } = createDeliveryNotes();
  const announce = () => {
    changed();
    return waitForNext();
  };
  const health = () => ({ webhook: readProblem() });
  const server = createContent({ settings, store, mediaBaseUrl, hosts, changed, announce, health });
  const port = await listenOrClose(server, settings.port, store);
  const origin = `http://localhost:${port}`;
  background = startBackground({
    store: store.forWriters,
    webhook,
    history,
    noteProblem,
    repository: { domain: repositoryName, apiUrl: `${origin}/api/v2` },
  });
  const unwatch = settings.watch ? keepSynchronized({ store, folders, published: changed }) : undefined;
  return {
    origin,
    stop: async () => {
      await Promise.all([closeServer(server), unwatch?.(), background.stop()]);
      await store.close();
    },
  };
}

async function listenOrClose(server: Server, wanted: number, store: ContentStore): Promise<number> {
  try {
    return await listen(server, { service: "content service", port: wanted, variable: "CONTENT_PORT" });
  } catch (cause) {
    await store.close();
    throw cause;
  }
}
