import { readFileSync } from "node:fs";
import { type Latencies, toLatencies } from "../latencies.ts";
import { requestPageBytes, type PageRequest } from "../request-page.ts";

export interface Measured extends Latencies {
  /** CPU time of the server's process per page, in milliseconds. */
  readonly cpuMs: number;
  /** Bytes of a body as sent, compressed. */
  readonly bytes: number;
}

/** Requests one page after another; the first ones only warm the process up. Throws for a status other than 200. */
export async function measurePages(
  { pid }: { readonly pid: number },
  requests: readonly PageRequest[],
  warmUp: number,
): Promise<Measured> {
  for (const request of requests.slice(0, warmUp)) await requestPageBytes(request);
  const measured = requests.slice(warmUp);
  const before = readCpuMilliseconds(pid);
  const times: number[] = [];
  let bytes = 0;
  for (const request of measured) {
    const start = performance.now();
    bytes += await requestPageBytes(request);
    times.push(performance.now() - start);
  }
  const cpuMs = (readCpuMilliseconds(pid) - before) / measured.length;
  return { cpuMs, bytes: bytes / measured.length, ...toLatencies(times) };
}

/** The kernel counts in ticks of 10 ms. */
const tickMs = 10;

/** Returns the CPU time of a process with all its threads, in milliseconds. */
export function readCpuMilliseconds(pid: number): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) * tickMs;
}
