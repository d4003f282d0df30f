import { setTimeout } from "node:timers/promises";
import type { Telemetry } from "../telemetry/telemetry.ts";
import type { SiteProcess } from "./create-site.ts";
import type { EmbeddedServices } from "./embedded-services.ts";
import type { StudioPort } from "./studio-port.ts";
import { closeServer, endKeepAlive } from "./site-server.ts";
import type { NextApp } from "../framework/next/start-next.ts";

/** Services beside the HTTP server, once they have started. */
export interface Running {
  app: NextApp | undefined;
  services: EmbeddedServices | undefined;
}

interface StopSettings {
  readonly site: Pick<SiteProcess, "server" | "health" | "store">;
  readonly running: Readonly<Running>;
  readonly studio: Pick<StudioPort, "close">;
  readonly telemetry: Pick<Telemetry, "close">;
  readonly development: boolean;
}

/**
 * Returns a function that ends the process. It is not ready from then on, and each response ends its connection. New requests
 * are accepted for `delayMs`; then the open ones are waited for.
 */
export function createStop({ site, running, studio, telemetry, development }: StopSettings) {
  const { server, health, store } = site;
  // A browser holds the sockets of development.
  const grace = development ? { idleMs: 0, openMs: 500 } : { idleMs: 1000, openMs: 10_000 };
  return async (delayMs: number, exitCode = 0): Promise<void> => {
    health.set("stopping");
    endKeepAlive(server);
    // The time of open requests is waited for twice: for them and for the rest.
    const overdue = setTimeout(delayMs + grace.idleMs + 2 * grace.openMs, undefined, { ref: false });
    void overdue.then(() => process.exit(1));
    await setTimeout(delayMs);
    await closeServer(server, grace);
    await running.app?.close();
    await store.close();
    studio.close();
    await running.services?.stop(2000);
    await telemetry.close(2000);
    process.exit(exitCode);
  };
}
