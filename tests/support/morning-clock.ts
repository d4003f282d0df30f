import path from "node:path";
import { pathToFileURL } from "node:url";

const clock = pathToFileURL(path.resolve("tests/support/clock-ahead.mjs")).href;
const [hour, day] = [3_600_000, 86_400_000];

/**
 * Returns variables of a site whose clock begins at five in the morning, UTC. Every city is past midnight then, and tours
 * leave later. So no start of a page is over for some hours. Each SIGUSR2 moves the clock half an hour ahead.
 */
export function beginInTheMorning(): Readonly<Record<string, string>> {
  const msToMorning = (5 * hour + day - (Date.now() % day)) % day;
  return { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD_MS: String(msToMorning) };
}
