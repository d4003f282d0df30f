import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { chromiumPath } from "./chromium.ts";
import { readReport } from "./read-report.ts";
import type { StepResult } from "./run-step.ts";
import { runGit } from "./run-git.ts";
import { startSite } from "./start-site.ts";
import type { TestLanes } from "./test-lanes.ts";

const name = "e2e";
const parts = 3;
const report = "test-results/e2e.json";
const reportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/**
 * Runs the end-to-end tests in Chromium against the built site and its embedded upstreams, on free ports. After a change a
 * third of them runs, and with the next commit the next one.
 */
export async function runBrowserTests({ changed }: Pick<TestLanes, "changed">): Promise<StepResult> {
  const part = changed === undefined ? [] : [`--shard=${(countCommits() % parts) + 1}/${parts}`];
  console.log(`\n== ${name} ${part.join("")}`);
  rmSync(report, { force: true });
  chromiumPath();
  const site = await startSite({ DEVELOPER_PAGES: "1" });
  const urls = { BASE_URL: site.baseUrl, CONTENT_URL: site.contentUrl, PROVIDER_URL: site.providerUrl };
  const env = { ...process.env, ...urls, STUDIO_DIR: join(site.folder, "studio") };
  const { status } = spawnSync("npx", ["playwright", "test", ...part], { stdio: "inherit", env });
  await site.stop();
  return count(status);
}

const countCommits = () => Number(runGit("rev-list", "--count", "HEAD")?.[0] ?? 0);

function count(status: number | null): StepResult {
  const parsed = v.safeParse(reportSchema, readReport(report));
  if (!parsed.success) return { name, passed: 0, failed: 1, failures: [] };
  const { expected, unexpected, flaky } = parsed.output.stats;
  if (expected + unexpected + flaky === 0) return { name, passed: 0, failed: 1, failures: ["no test ran"] };
  const failed = unexpected + flaky;
  return { name, passed: expected, failed: status === 0 ? failed : Math.max(1, failed), failures: [] };
}
