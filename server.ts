import { randomBytes } from "node:crypto";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type EmbeddedServices, runEmbedded } from "./server/embedded-services.ts";
import { loadEnvironment, pageMemory, shutdownDelay, siteHost, sitePort } from "./server/environment.ts";
import { createHealth, readUpstreams } from "./server/health.ts";
import { createIslands } from "./server/islands/create-islands.ts";
import { islandsFolder } from "./server/islands/manifest.ts";
import { createPages } from "./server/pages/create-pages.ts";
import { noStore } from "./server/pages/page-store.ts";
import { observeNext, observeRequests } from "./server/observe-requests.ts";
import { explain, observeProcess } from "./server/observe-process.ts";
import { watchFaults } from "./server/process-faults.ts";
import { renderInProcess } from "./server/render-in-process.ts";
import { finishPage } from "./server/security/finish-page.ts";
import { guardNext } from "./server/security/guard-next.ts";
import { createProcessPolicy } from "./server/security/page-policy.ts";
import type { Finish } from "./server/serve-whole.ts";
import { createSiteListener } from "./server/site-listener.ts";
import {
  closeServer,
  connectionLimits,
  createSiteServer,
  developmentLimits,
  endKeepAlive,
  listen,
} from "./server/site-server.ts";
import { createStart, type NextApp, readBuildId, startNext } from "./server/start-next.ts";
import { createLateStore } from "./server/stores/late-store.ts";
import { openStores } from "./server/stores/open-stores.ts";
import { readStoreSettings } from "./server/stores/store-settings.ts";
import { openPagesWarning, upstreamWarning, welcome } from "./server/terminal.ts";
import { upstreams } from "./server/upstreams.ts";
import { webhookSettings } from "./server/webhook.ts";

const root = import.meta.dirname;
const development = process.argv.includes("--dev");
/** The time of open requests is waited for twice: for them and for the rest. A browser holds the sockets of development. */
const grace = development ? { idleMs: 0, openMs: 500 } : { idleMs: 1000, openMs: 10_000 };

orFail(() => loadEnvironment(root));
const { telemetry, settings, logged, announce } = await observeProcess(root, development).catch(fail);
const { log } = telemetry;
const buildId = development ? "development" : readBuildId(root);

const starting = createStart();
let { handle } = starting;
let app: NextApp | undefined;
let services: EmbeddedServices | undefined;

const next = observeNext((request, response) => handle(request, response), telemetry);
const routePathHeader = `x-route-path-${randomBytes(16).toString("hex")}`;
const render = (host: string, internalPath: string) => renderInProcess(next, host, internalPath);
let hasPages = false;
const health = createHealth({
  load: () => readUpstreams(render),
  now: () => performance.now(),
  hasPages: () => hasPages,
});
const store = createLateStore();
/** Marks the inline scripts of our own components while they are rendered, so that a page's policy allows no others. */
const scriptMark = randomBytes(16).toString("hex");
const policy = createProcessPolicy(process.env, { development, scriptMark });
const finish: Finish = (html, frameAncestors) => finishPage(html, policy.ofPage, scriptMark, frameAncestors);
const islands = createIslands(islandsFolder(root), process.env, scriptMark);
const { servePage, serveDocument, serveOther, errorPages, readAddresses } = createPages({
  next,
  routePathHeader,
  buildId,
  maxBytes: orFail(() => pageMemory(process.env)),
  store,
  finish: (html) => finish(islands.finish(html)),
});
const direct = development
  ? next
  : guardNext({ next: serveOther, documents: serveDocument, finish, now: () => performance.now() });
const listener = createSiteListener({
  health,
  islands,
  development,
  routePathHeader,
  next: observeNext(direct, telemetry),
  documentPolicy: policy.ofDocument,
  servePage,
  errorPage: errorPages.html,
  measure: telemetry.observations.measure,
});
const limits = development ? developmentLimits : connectionLimits(process.report.getReport());
const server = createSiteServer(observeRequests(listener, telemetry, settings), limits);

process.once("SIGTERM", () => stop(shutdownDelay(process.env)));
process.once("SIGINT", () => stop(0));
if (!development) watchFaults(process, telemetry, { logged, end: () => void stop(0, 1) });
await start().catch(fail);

async function start(): Promise<void> {
  const { embedded, mixed, environment } = upstreams(process.env, development);
  shutdownDelay(process.env);
  const port = await listen(server, sitePort(process.env), siteHost(process.env));
  const mode = development ? "development" : "production";
  const EMBEDDED_WATCH = process.env["EMBEDDED_WATCH"] ?? (development ? "1" : "0");
  const local = {
    NODE_ENV: mode,
    LOCAL_ORIGIN_PORT: String(port),
    ROUTE_PATH_HEADER: routePathHeader,
    SCRIPT_MARK: scriptMark,
  };
  const webhook = embedded.includes("content") ? webhookSettings(process.env, port) : {};
  Object.assign(process.env, environment, local, webhook, { EMBEDDED_WATCH });
  if (embedded.length > 0) services = await runEmbedded(path.join(root, "embedded/start/index.ts"), root, { log });
  if (!development) await useStores();
  app = await startNext(root, server, port, development);
  ({ handle } = app);
  if (!development) void readAddresses();
  starting.end(handle);
  health.set("running");
  const isOpen = process.env["DEVELOPER_PAGES"] === "1";
  announce(welcome(port, development || isOpen, mixed, isOpen && !development ? openPagesWarning : undefined));
  if (embedded.length < 2) await warnOfUpstreams();
}

/** Opens what outlives the process. Development stores nothing. */
async function useStores(): Promise<void> {
  const { pages, values } = await openStores(readStoreSettings(root, process.env), buildId, log);
  store.use(pages);
  hasPages = pages !== noStore;
  // The code that Next loads finds it there (`app/_composition/shared-values.ts`).
  Object.assign(globalThis, { valuesOfTessera: values });
}

/** Logs which upstreams can't be used, so that a wrong token is found before the first visitor finds it. */
async function warnOfUpstreams(): Promise<void> {
  const warning = upstreamWarning(await readUpstreams(render).catch(() => ({ upstreams: "not known" })));
  if (warning !== undefined) log.warn("upstream-unusable", warning);
}

/** Stops being ready, goes on with requests for `delayMs` but not with their connections, then drains and ends. */
async function stop(delayMs: number, exitCode = 0): Promise<void> {
  health.set("stopping");
  endKeepAlive(server);
  const overdue = setTimeout(delayMs + grace.idleMs + 2 * grace.openMs, undefined, { ref: false });
  void overdue.then(() => process.exit(1));
  await setTimeout(delayMs);
  await closeServer(server, grace);
  await app?.close();
  await store.close();
  await services?.stop(2000);
  await telemetry.close(2000);
  process.exit(exitCode);
}

function orFail<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return fail(error);
  }
}

function fail(error: unknown): never {
  explain(error);
  process.exit(1);
}
