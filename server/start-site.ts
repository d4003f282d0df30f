import path from "node:path";
import { hasLocalHosts } from "../hosts/site.ts";
import type { Log } from "../telemetry/log/log.ts";
import type { SiteProcess } from "./create-site.ts";
import { runEmbedded } from "./embedded-services.ts";
import { shutdownDelay, siteHost, sitePort } from "./environment.ts";
import { listen } from "./site-server.ts";
import { bridge } from "../framework/next/bridge.ts";
import { verifyContract } from "../framework/next/contract/verify-contract.ts";
import { type NextApp, startNext } from "../framework/next/start-next.ts";
import { failRequest } from "./handled-request.ts";
import type { Running } from "./stop-site.ts";
import { openStores } from "./stores/open-stores.ts";
import { noValues, type SharedValues } from "./stores/shared-values.ts";
import { readStoreSettings } from "./stores/store-settings.ts";
import { developerTools, upstreamWarning, welcome } from "./terminal.ts";
import type { StudioPort } from "./studio-port.ts";
import { webhookSettings } from "./webhook.ts";
import { chooseWriteToken } from "./write-token.ts";

interface StartSettings {
  /** Folder of the project. */
  readonly root: string;
  readonly development: boolean;
  /** Identifies this build. */
  readonly buildId: string;
  readonly site: SiteProcess;
  readonly studio: Pick<StudioPort, "open">;
  /** Receives what has started. */
  readonly running: Running;
  readonly log: Log;
  /** Shows a text of several lines to who started the process. */
  readonly announce: (text: string) => void;
}

/**
 * Listens, starts the embedded services, opens the stores and starts Next, in this order. Then verifies that Next is as
 * relied on. Throws `StartError`.
 */
export async function startSite(settings: StartSettings): Promise<void> {
  const { root, development, site, running, log, announce } = settings;
  const { server, starting, health, readAddresses, from } = site;
  // An invalid one is found now, and not when the process is to stop.
  shutdownDelay(process.env);
  const port = await listen(server, sitePort(process.env), siteHost(process.env));
  Object.assign(process.env, { NODE_ENV: development ? "development" : "production" });
  const token = chooseWriteToken(process.env, from.embedded.includes("content"));
  const webhook = from.embedded.includes("content") ? webhookSettings(process.env, port) : {};
  if (from.embedded.length > 0) {
    const variables = {
      ...from.environment,
      ...webhook,
      ...token.variables,
      LOCAL_ORIGIN_PORT: `${port}`,
      ...watching(development),
    };
    running.services = await runEmbedded(path.join(root, "embedded/start/index.ts"), root, { log, variables });
  }
  const values = development ? noValues : await openSiteStores(settings, port);
  bridge().process = {
    settings: createSettings(site, port, webhook.CONTENT_WEBHOOK_SECRET),
    values,
    servesNext: false,
    leavesToReact: false,
  };
  running.app = await startNext({ root, server, port, development, onFailure: failRequest });
  if (!development) await verifyNext(running.app, site, log);
  starting.end(running.app.handle);
  if (!development) void readAddresses();
  health.set("running");
  const studio = await openStudio(settings, port, token.own);
  announce(welcome(port, developerTools(process.env, development), { studio, known: from.mixed }));
  if (from.embedded.length < 2) await warnOfUpstreams(settings);
}

/** Returns the address at which editors begin; undefined where the studio is off. */
function openStudio({ studio, site, development }: StartSettings, port: number, writeToken: string) {
  const { studioPages, from } = site;
  const isLocal = hasLocalHosts(process.env, development || from.embedded.includes("content"));
  return studio.open({ ...studioPages, port, isLocal, contentUrl: from.environment.CONTENT_API_URL, writeToken });
}

function createSettings({ scriptMark, pictureOrigins, from }: SiteProcess, port: number, webhookSecret?: string) {
  return {
    scriptMark,
    pictureOrigins,
    localPort: `${port}`,
    bookingPort: from.environment.BOOKING_PORT,
    isContentEmbedded: from.embedded.includes("content"),
    contentUrl: from.environment.CONTENT_API_URL,
    providerUrl: from.environment.PROVIDER_API_URL,
    webhookSecret,
  };
}

/** The embedded services are loaded again after a change where this is "1". */
function watching(development: boolean) {
  return { EMBEDDED_WATCH: process.env["EMBEDDED_WATCH"] ?? (development ? "1" : "0") };
}

/** Opens what outlives the process. Development stores nothing. */
async function openSiteStores({ root, buildId, site, log }: StartSettings, port: number): Promise<SharedValues> {
  const local = { sitePort: port, isContentEmbedded: site.from.embedded.includes("content") };
  const settings = readStoreSettings(root, site.variables, local);
  const { pages, values } = await openStores(settings, buildId, log);
  site.store.use(pages);
  return values;
}

/** Serves Next's own output where Next is not as relied on, and names each difference. */
async function verifyNext({ handle }: NextApp, { scriptMark }: SiteProcess, log: Log): Promise<void> {
  const started = performance.now();
  const { breaches, leavesToReact } = await verifyContract(handle, scriptMark);
  const ms = Math.round(performance.now() - started);
  if (breaches.length === 0) log.info("framework-contract-kept", "Next is as the site relies on.", { ms });
  const half = bridge().process;
  if (breaches.length === 0 || half === undefined) return;
  half.servesNext = true;
  half.leavesToReact = leavesToReact;
  for (const breach of breaches) log.error("framework-contract-broken", breach);
  process.stderr.write(`${[...breaches, "Pages are sent as Next renders them, which is slower."].join("\n")}\n`);
}

/** Logs which upstreams can't be used, so that a wrong token is found before the first visitor finds it. */
async function warnOfUpstreams({ site, log }: StartSettings): Promise<void> {
  const warning = upstreamWarning(await site.readUpstreams().catch(() => ({ upstreams: "not known" })));
  if (warning !== undefined) log.warn("upstream-unusable", warning);
}
