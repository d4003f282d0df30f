import { startSite } from "../support/start-site.ts";
import { scriptedRows } from "./scripted.ts";
import { tables } from "./tables.ts";
import { unmet } from "./unmet.ts";
import type { Target } from "./visit.ts";
import { walkScripts } from "./walk-scripts.ts";
import { walkRows, type Walked } from "./walk.ts";

const ids = new Set(process.argv.slice(2));
const rows = tables.flat().filter(({ id }) => ids.size === 0 || ids.has(id));
const scripted = scriptedRows.filter(({ id }) => ids.size === 0 || ids.has(id));
const { target, stop } = await findTarget();
try {
  const walked = [...(await walkRows(rows, target)), ...(await walkScripts(scripted, target))];
  for (const line of walked.toSorted((one, other) => one.id.localeCompare(other.id, "en", { numeric: true })))
    print(line);
  const failed = walked.filter(({ missing }) => missing.length > 0);
  for (const { id, part } of unmet) console.log(`${id.padEnd(4)} on no page: ${part}`);
  console.log(`${walked.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await stop();
}

/** Starts the built site, unless variables name one that runs. */
async function findTarget(): Promise<{ readonly target: Target; readonly stop: () => Promise<void> }> {
  const {
    BASE_URL: baseUrl,
    CONTENT_URL: contentUrl,
    PROVIDER_URL: providerUrl,
    BOOKING_URL: bookingUrl,
  } = process.env;
  if (baseUrl !== undefined && contentUrl !== undefined && providerUrl !== undefined && bookingUrl !== undefined)
    return { target: { baseUrl, contentUrl, providerUrl, bookingUrl }, stop: async () => {} };
  const site = await startSite({}, { readyPath: "/robots.txt" });
  return { target: site, stop: site.stop };
}

function print({ id, at, missing }: Walked): void {
  console.log(`${id.padEnd(4)} ${at.padEnd(70)} ${missing.length === 0 ? "found" : "MISSING"}`);
  for (const what of missing) console.log(`       ${what}`);
}
