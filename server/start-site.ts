import path from "node:path";
import type { Log } from "../telemetry/log/log.ts";
import type { SiteProcess } from "./create-site.ts";
import { runEmbedded } from "./embedded-services.ts";
import { shutdownDelay, siteHost, sitePort } from "./environment.ts";
import { pictureOrigins } from "./pictures/picture-origins.ts";
import { listen } from "./site-server.ts";
import { startNext } from "./start-next.ts";
import type { Running } from "./stop-site.ts";
import { openStores } from "./stores/open-stores.ts";
import { readStoreSettings } from "./stores/store-settings.ts";
import { developerTools, upstreamWarning, welcome } from "./terminal.ts";
import { type Upstreams, upstreams } from "./upstreams.ts";
import { webhookSettings } from "./webhook.ts";

interface StartSettings {
  /** Folder of the project. */
  readonly root: string;
  readonly development: boolean;
  /** Identifies this build. */
  readonly buildId: string;
  readonly site: SiteProcess;
  /** Receives what has started. */
  readonly running: Running;
  readonly log: Log;
  /** Shows a text of several lines to who started the process. */
  readonly announce: (text: string) => void;
}

/** Listens, starts the embedded services, opens the stores and starts Next, in this order. Throws `StartError`. */
export async function startSite(settings: StartSettings): Promise<void> {
  const { root, development, site, running, log, announce } = settings;
  const { server, starting, health, readAddresses } = site;
  const from = upstreams(process.env, development);
  // An invalid one is found now, and not when the process is to stop.
  shutdownDelay(process.env);
  const port = await listen(server, sitePort(process.env), siteHost(process.env));
  Object.assign(process.env, createVariables(settings, from, port));
  if (from.embedded.length > 0)
    running.services = await runEmbedded(path.join(root, "embedded/start/index.ts"), root, { log });
  if (!development) await openSiteStores(settings);
  running.app = await startNext(root, server, port, development);
  starting.end(running.app.handle);
  if (!development) void readAddresses();
  health.set("running");
  announce(welcome(port, developerTools(process.env, development), from.mixed));
  if (from.embedded.length < 2) await warnOfUpstreams(settings);
}

/** Returns the variables that the embedded services and Next read. */
function createVariables(
  { development, site: { routePathHeader, scriptMark } }: StartSettings,
  from: Upstreams,
  port: number,
): Readonly<Record<string, string>> {
  const { embedded, environment } = from;
  return {
    ...environment,
    NODE_ENV: development ? "development" : "production",
    LOCAL_ORIGIN_PORT: String(port),
    ROUTE_PATH_HEADER: routePathHeader,
    SCRIPT_MARK: scriptMark,
    SERVED_PICTURES: pictureOrigins(process.env, from).join(" "),
    ...(embedded.includes("content") && webhookSettings(process.env, port)),
    EMBEDDED_WATCH: process.env["EMBEDDED_WATCH"] ?? (development ? "1" : "0"),
  };
}

/** Opens what outlives the process. Development stores nothing. */
async function openSiteStores({ root, buildId, site, log }: StartSettings): Promise<void> {
  const { pages, values } = await openStores(readStoreSettings(root, process.env), buildId, log);
  site.store.use(pages);
  // The code that Next loads finds it there (`app/_composition/shared-values.ts`).
  Object.assign(globalThis, { valuesOfTessera: values });
}

/** Logs which upstreams can't be used, so that a wrong token is found before the first visitor finds it. */
async function warnOfUpstreams({ site, log }: StartSettings): Promise<void> {
  const warning = upstreamWarning(await site.readUpstreams().catch(() => ({ upstreams: "not known" })));
  if (warning !== undefined) log.warn("upstream-unusable", warning);
}
