import { StartProblem } from "@tessera/runtime/start-problem.ts";
import type { Environment } from "@tessera/runtime/settings.ts";

/** Reads the requests per second; undefined for no limit. */
export function rateLimit(environment: Environment): number | undefined {
  const text = environment["CONTENT_RATE_LIMIT"];
  if (!text) return undefined;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new StartProblem(
    `CONTENT_RATE_LIMIT is "${text}": set it to the requests that are answered in a second, a whole number from 1, or leave it out.`,
  );
}
