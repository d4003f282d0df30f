import { readFileSync } from "node:fs";
import { currencyCodes } from "../../i18n/currencies.ts";
import { addressed, pages } from "../e2e/pages.ts";
import { send } from "../support/send.ts";
import { scratchProject } from "../support/scratch-project.ts";
import { type Site, startSite } from "../support/start-site.ts";
import { readCpuMilliseconds } from "./cold-pages/measure-pages.ts";
import { copySlices } from "./many-slices/copy-slices.ts";
import { bytesIn, differingParts } from "./many-slices/page-bytes.ts";

/**
 * Measures whether pages cost more where more slices are registered. A copy of the project has 100 slices, and its pages are
 * compared with ours in turns. Fails when the bytes of a page differ. It needs a build. Another number may follow, `-- 200`.
 */
const count = Number(process.argv[2] ?? 100);
const warmUp = 5;
const measured = 20;
const kinds = pages.filter(({ kind }) => ["city", "collection", "show", "content"].includes(kind));

const copy = scratchProject();
const sites: Site[] = [];
try {
  const registered = copySlices(copy.folder, count);
  copy.run("npm", "run", "registry");
  copy.run("npm", "run", "build");
  console.log(`${registered} slices are registered and built.`);
  const starts = [];
  for (let round = 0; round < 3; round += 1) starts.push([await secondsToStart(), await secondsToStart(copy.folder)]);
  console.log(`first page    ${starts.map((pair) => pair.join(" → ")).join(", ")} s after the start`);
  const [ours, many] = [await start(), await start(copy.folder)];
  const differing: string[] = [];
  for (const page of kinds)
    differing.push(...(await compare(page, ours, many)).map((part) => `${part} of ${page.kind}`));
  console.log(`memory        ${formatMemory(ours)} → ${formatMemory(many)}`);
  if (differing.length > 0)
    console.log(`Other bytes where ${registered} slices are registered: ${differing.join(", ")}.`);
  process.exitCode = differing.length > 0 ? 1 : 0;
} finally {
  for (const site of sites) await site.stop();
  copy.remove();
}

async function start(root = process.cwd()): Promise<Site> {
  const site = await startSite({}, { root, onOutput: () => {} });
  sites.push(site);
  return site;
}

async function secondsToStart(root?: string): Promise<string> {
  const before = performance.now();
  const site = await start(root);
  const seconds = (performance.now() - before) / 1000;
  await site.stop();
  return seconds.toFixed(1);
}

/**
 * Prints the bytes and the CPU time of a page of ours, and of the copy. No cache has a page in the currency of its turn.
 * Returns the parts whose bytes differ.
 */
async function compare(page: (typeof pages)[number], ours: Site, many: Site): Promise<readonly string[]> {
  const cpu = [0, 0];
  const html: [string, string] = ["", ""];
  for (const [turn, currency] of currencyCodes.slice(0, warmUp + measured).entries())
    for (const [at, site] of [ours, many].entries()) {
      const before = readCpuMilliseconds(site.pid);
      html[at] = await read(site, page, currency);
      if (turn >= warmUp) cpu[at] = (cpu[at] ?? 0) + readCpuMilliseconds(site.pid) - before;
    }
  const [one, other] = [bytesIn(html[0]), bytesIn(html[1])];
  const cells = (["html", "styles", "script"] as const).map((part) => `${part} ${one[part]} → ${other[part]} bytes`);
  const cpuCell = `CPU ${cpu.map((ms) => (ms / measured).toFixed(1)).join(" → ")} ms`;
  console.log([page.kind.padEnd(14), ...cells.map((cell) => cell.padEnd(30)), cpuCell].join(""));
  return differingParts(one, other);
}

async function read(site: Site, { site: name, path }: (typeof pages)[number], currency: string): Promise<string> {
  const { headers } = addressed(site.baseUrl, name, path);
  const sent = { path, base: site.baseUrl, headers: { ...headers, cookie: `currency=${currency}` } };
  const { status, body } = await send(sent);
  if (status !== 200) throw new Error(`${path} responded with ${status}`);
  return body;
}

function formatMemory({ pid }: Site): string {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return `${Math.round(Number(kilobytes) / 1000)} MB`;
}
