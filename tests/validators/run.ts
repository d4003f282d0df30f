import { readNames } from "../support/named-runs.ts";
import { startSite } from "../support/start-site.ts";
import { checkers } from "./checkers.ts";
import { runCheckers } from "./run-checkers.ts";

const { chosen } = readNames("npm run test:long -- validators", checkers, process.argv.slice(2));
const site = await startSite({}, { readyPath: "/robots.txt" });
try {
  process.exitCode = (await runCheckers(site.baseUrl, chosen.length === 0 ? Object.entries(checkers) : chosen)) ? 0 : 1;
} finally {
  await site.stop();
}
