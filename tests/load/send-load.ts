import type { APIRequestContext } from "@playwright/test";
import autocannon, { type Result } from "autocannon";
import type { Visit } from "./visits.ts";

export interface LoadOptions {
  readonly baseUrl: string;
  readonly visits: readonly Visit[];
  /** Requests a second, of all connections. */
  readonly rate: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly sent: number;
  /** Responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests without a response: reset, refused, or later than ten seconds. */
  readonly lost: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Clients, each with an order of visits of its own. With one order all would request the same page at once. */
const clients = 4;

/** Sends visits at a steady rate for a bounded time. */
export async function sendLoad({ baseUrl, visits, rate, seconds }: LoadOptions): Promise<LoadResult> {
  const share = Math.ceil(visits.length / clients);
  const runs = Array.from({ length: clients }, (_, index) => {
    const own = [...visits.slice(index * share), ...visits.slice(0, index * share)];
    return autocannon({
      url: baseUrl,
      connections: 8,
      overallRate: rate / clients,
      duration: seconds,
      timeout: 10,
      // Its correction takes each connection to send at the rate of all.
      ignoreCoordinatedOmission: true,
      requests: own.map(({ path, headers }) => ({ path, headers })),
    });
  });
  return merge(await Promise.all(runs));
}

/** The percentiles are those of the slowest client. */
function merge(results: readonly Result[]): LoadResult {
  const statuses: Record<string, number> = {};
  for (const { statusCodeStats = {} } of results)
    for (const [status, { count = 0 }] of Object.entries(statusCodeStats))
      statuses[status] = (statuses[status] ?? 0) + count;
  const sum = (valueOf: (result: Result) => number) => results.reduce((total, result) => total + valueOf(result), 0);
  const most = (valueOf: (result: Result) => number) => Math.max(...results.map(valueOf));
  return {
    sent: sum(({ requests }) => requests.sent),
    statuses,
    lost: sum(({ errors }) => errors),
    p50: most(({ latency }) => latency.p50),
    p99: most(({ latency }) => latency.p99),
  };
}

/** Visits each address once, a few at a time, so that each page was rendered. Returns the responses other than 2xx and 3xx. */
export async function visitAll(
  request: APIRequestContext,
  baseUrl: string,
  visits: readonly Visit[],
): Promise<readonly string[]> {
  const waiting = [...visits];
  const failed: string[] = [];
  const visitNext = async (): Promise<void> => {
    const visit = waiting.pop();
    if (visit === undefined) return;
    const response = await request.get(baseUrl + visit.path, { headers: visit.headers, maxRedirects: 0 });
    if (response.status() >= 400) failed.push(`${response.status()} ${visit.headers["host"]}${visit.path}`);
    await response.dispose();
    return visitNext();
  };
  await Promise.all([visitNext(), visitNext()]);
  return failed;
}
