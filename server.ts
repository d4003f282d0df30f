import { views } from "./app/_composition/views.ts";
import { createSite } from "./server/create-site.ts";
import { loadEnvironment, shutdownDelay } from "./server/environment.ts";
import { reportStartError, observeProcess } from "./server/observe-process.ts";
import { watchFaults } from "./server/process-faults.ts";
import { createStop, type Running } from "./server/stop-site.ts";
import { readBuildId } from "./server/build-id.ts";
import { startSite } from "./server/start-site.ts";

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
  const site = createSite({ root, development, buildId, telemetry, settings, views });
  const running: Running = { app: undefined, services: undefined };
  const stop = createStop({ site, running, telemetry, development });
  process.once("SIGTERM", () => void stop(shutdownDelay(process.env)));
  process.once("SIGINT", () => void stop(0));
  if (!development) watchFaults(process, telemetry, { logged, end: () => void stop(0, 1) });
  await startSite({ root, development, buildId, site, running, log: telemetry.log, announce });
}
