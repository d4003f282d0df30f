import { loadavg } from "node:os";
import path from "node:path";
import { flagship, send } from "../support/send.ts";
import { startSite } from "../support/start-site.ts";
import { signInToStudio } from "../support/studio/studio-client.ts";
import { until } from "../support/until.ts";
import { measureBytes } from "./studio/measure-bytes.ts";
import { measureChanges } from "./studio/measure-changes.ts";
import { measureLists } from "./studio/measure-lists.ts";
import { measureMemory } from "./studio/measure-memory.ts";
import { measureVisitors } from "./studio/measure-visitors.ts";

/**
 * Measures what an editor waits for, what the studio costs the browser, and what it leaves to visitors. The time of a change
 * is that from a request with the document to its whole response. It needs a build.
 */
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1) ?? ""}`);
measureBytes();
await measureLists();
const site = await startSite();
try {
  await until(
    "the studio to respond",
    async () => (await send({ base: site.baseUrl, path: "/readyz" })).status === 200,
  );
  const client = await signInToStudio({ baseUrl: site.baseUrl, studioFolder: path.join(site.folder, "studio") });
  const rome = await client.open(`${flagship}.rome`);
  await measureMemory(rome);
  await measureChanges(client, rome, site.baseUrl);
  await measureVisitors(site, client, rome);
} finally {
  await site.stop();
}
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1) ?? ""}`);
