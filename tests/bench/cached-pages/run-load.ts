import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import * as v from "valibot";
import { readCpuMilliseconds } from "../cold-pages/measure-pages.ts";
import type { PageRequest } from "../request-page.ts";

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const autocannon = require.resolve("autocannon");

const resultSchema = v.object({
  requests: v.object({ average: v.number(), total: v.number() }),
  latency: v.object({ p50: v.number(), p99: v.number() }),
  errors: v.number(),
  non2xx: v.number(),
});

export interface Load {
  readonly requestsPerSecond: number;
  /** CPU time of the server per request, in microseconds. */
  readonly cpuMicroseconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Sends as many requests as 32 connections can, for three seconds. Throws when one of them fails. */
export async function runLoad({ url, headers }: PageRequest, pid: number): Promise<Load> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const before = readCpuMilliseconds(pid);
  const { stdout } = await run(process.execPath, [autocannon, "-j", "-c", "32", "-d", "3", ...lines, url]);
  const { requests, latency, errors, non2xx } = v.parse(resultSchema, JSON.parse(stdout));
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests for ${url} failed.`);
  const cpuMicroseconds = ((readCpuMilliseconds(pid) - before) * 1000) / requests.total;
  return { requestsPerSecond: requests.average, cpuMicroseconds, p50: latency.p50, p99: latency.p99 };
}
