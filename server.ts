import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import path from "node:path";
import { closeServer } from "./server/close-server.ts";
import { createSiteServer } from "./server/create-site-server.ts";
import { renderInProcess } from "./server/in-process.ts";
import { listen } from "./server/listen.ts";
import { loadEnvironment } from "./server/load-environment.ts";
import { createErrorPages } from "./server/error-pages.ts";
import { requireBuild } from "./server/require-build.ts";
import { createSiteListener } from "./server/site-listener.ts";
import { sitePort } from "./server/site-port.ts";
import { startEmbedded } from "./server/start-embedded.ts";
import { StartError } from "./server/start-error.ts";
import { type NextApp, startNext } from "./server/start-next.ts";
import { stopChild } from "./server/stop-child.ts";
import { upstreams } from "./server/upstreams.ts";
import { welcome } from "./server/welcome.ts";

const root = import.meta.dirname;
const development = process.argv.includes("--dev");
/** Milliseconds that answers have to end, and then as much for the rest. A browser holds a development server's sockets for good. */
const grace = development ? 500 : 10_000;

let handle: RequestListener = (_request, response) => response.writeHead(503, { "Retry-After": "1" }).end();
let app: NextApp | undefined;
let services: ChildProcess | undefined;

const next: RequestListener = (request, response) => handle(request, response);
const routePathHeader = `x-route-path-${randomBytes(16).toString("hex")}`;
const errorPage = createErrorPages((host, internalPath) => renderInProcess(next, host, internalPath));
const server = createSiteServer(createSiteListener({ development, routePathHeader, next, errorPage }));

process.once("SIGTERM", stop);
process.once("SIGINT", stop);
await start().catch(fail);

async function start(): Promise<void> {
  loadEnvironment(root);
  if (!development) requireBuild(root);
  const port = await listen(server, sitePort(process.env));
  const { embedded, environment } = upstreams(process.env);
  const mode = development ? "development" : "production";
  const EMBEDDED_WATCH = process.env["EMBEDDED_WATCH"] ?? (development ? "1" : "0");
  const local = { NODE_ENV: mode, LOCAL_ORIGIN_PORT: String(port), ROUTE_PATH_HEADER: routePathHeader };
  Object.assign(process.env, environment, local, { EMBEDDED_WATCH });
  if (embedded) services = await startEmbedded(path.join(root, "embedded/start/index.ts"), root);
  services?.once("exit", lostServices);
  app = await startNext(root, server, port, development);
  ({ handle } = app);
  console.log(welcome(port, development || environment.TESSERA_EMBEDDED === "1"));
}

async function stop(): Promise<void> {
  services?.off("exit", lostServices);
  setTimeout(() => process.exit(1), 2 * grace).unref();
  await closeServer(server, grace);
  await app?.close();
  if (services !== undefined) await stopChild(services, 2000);
  process.exit(0);
}

function lostServices(code: number | null, signal: string | null): void {
  const reason = signal ?? `exit code ${code}`;
  fail(new StartError(`The embedded services have stopped (${reason}): the site can't go on without them.`));
}

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
