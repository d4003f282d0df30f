import path from "node:path";
import { views } from "./app/_composition/views.ts";
import { systemTime } from "./http/time.ts";
import { createSite } from "./server/create-site.ts";
import { loadEnvironment, shutdownDelay } from "./server/environment.ts";
import { reportStartError, observeProcess } from "./server/observe-process.ts";
import { watchFaults } from "./server/process-faults.ts";
import { createStop, type Running } from "./server/stop-site.ts";
import { readBuildId } from "./server/build-id.ts";
import { allowLongBody } from "./server/security/body-time.ts";
import { type Clients, createClients } from "./server/security/clients.ts";
import { trustedProxies } from "./server/security/trusted-proxies.ts";
import { startSite } from "./server/start-site.ts";
import { StartError } from "./server/terminal.ts";
import { createStudio, type Studio } from "./studio/server/create-studio.ts";
import { studioFolder } from "./studio/server/sessions/studio-folder.ts";
import { toErrorMessage } from "./telemetry/describe-error.ts";
import type { Log } from "./telemetry/log/log.ts";

const root = import.meta.dirname;
const development = process.argv.includes("--dev");

try {
  await start();
} catch (error) {
  reportStartError(error);
  process.exit(1);
}

async function start(): Promise<void> {
  loadEnvironment(root);
  const { telemetry, settings, logged, announce } = await observeProcess(root, development);
  const buildId = development ? "development" : readBuildId(root);
  const clients = createClients(trustedProxies(process.env));
  const studio = prepareStudio(telemetry.log, clients);
  const site = createSite({ root, development, buildId, telemetry, settings, views, studio, clients });
  const running: Running = { app: undefined, services: undefined };
  const stop = createStop({ site, running, studio, telemetry, development });
  process.once("SIGTERM", () => void stop(shutdownDelay(process.env)));
  process.once("SIGINT", () => void stop(0));
  if (!development) watchFaults(process, telemetry, { logged, end: () => void stop(0, 1) });
  await startSite({ root, development, buildId, site, studio, running, log: telemetry.log, announce });
}

/** Throws `StartError` for an invalid setting. */
function prepareStudio(log: Log, clients: Clients): Studio {
  try {
    return createStudio({
      root,
      renderer: development ? undefined : path.join(root, ".next/studio-renderer.cjs"),
      development,
      variables: process.env,
      folder: studioFolder(root, process.env),
      findClient: (request) => clients.of(request).address,
      allowLongBody,
      time: systemTime,
      onError: (error) => log.error("studio-failed", toErrorMessage(error), { error }),
    });
  } catch (cause) {
    throw new StartError(toErrorMessage(cause), { cause });
  }
}
