import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { chromiumPath } from "./chromium.ts";
import { readReport } from "./read-report.ts";
import type { StepResult } from "./run-step.ts";
import { startSite } from "./start-site.ts";
import type { TestLanes } from "./test-lanes.ts";

const name = "e2e";
const report = "test-results/e2e.json";
const reportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** Runs the end-to-end tests in Chromium, or a part of them, against the built site on free ports. */
export async function runBrowserTests({ part }: Pick<TestLanes, "part">): Promise<StepResult> {
  console.log(`\n== ${name}`);
  if (part !== undefined) console.log(`Part ${part}. Run all with: CI=true npm test`);
  rmSync(report, { force: true });
  chromiumPath();
  const site = await startSite({ DEVELOPER_PAGES: "1" });
  const urls = { BASE_URL: site.baseUrl, CONTENT_URL: site.contentUrl, PROVIDER_URL: site.providerUrl };
  const env = { ...process.env, ...urls, STUDIO_DIR: join(site.folder, "studio") };
  const { status } = spawnSync("npx", ["playwright", "test", ...(part === undefined ? [] : [`--shard=${part}`])], {
    stdio: "inherit",
    env,
  });
  await site.stop();
  return count(status);
}

function count(status: number | null): StepResult {
  const parsed = v.safeParse(reportSchema, readReport(report));
  if (!parsed.success) return { name, passed: 0, failed: 1, failures: [] };
  const { expected, unexpected, flaky } = parsed.output.stats;
  if (expected + unexpected + flaky === 0) return { name, passed: 0, failed: 1, failures: ["no test ran"] };
  const failed = unexpected + flaky;
  return { name, passed: expected, failed: status === 0 ? failed : Math.max(1, failed), failures: [] };
}
