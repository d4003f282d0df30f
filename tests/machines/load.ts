import { visit } from "./visit.ts";

interface LoadReport {
  requests: number;
  /** Failures, by instance. */
  readonly failures: Map<number, string[]>;
}

/** Pages of several kinds, languages and currencies. */
export const loadPages = ["", "/de", "/ar"].flatMap((prefix) =>
  [
    ["tessera", "/rome/"],
    ["tessera", "/privacy-policy/"],
    ["colosseum", "/"],
    ["westend", "/the-lamplighters/"],
  ].flatMap(([site = "", path = ""]) =>
    ["", "currency=USD"].map((cookie) => ({ site, path: `${prefix}${path}`, cookie })),
  ),
);

export const concurrency = 8;

/**
 * Requests pages of all instances in turns until it is stopped. Like a proxy it takes the next instance where it can't
 * connect; whatever else goes wrong is a failure.
 */
export function startLoad(ports: readonly number[]): { readonly stop: () => Promise<LoadReport> } {
  const report: LoadReport = { requests: 0, failures: new Map() };
  const ended = new AbortController();
  const attempt = async (turn: number, tries: number): Promise<void> => {
    const port = ports[(turn + tries) % ports.length] ?? 0;
    const page = loadPages[turn % loadPages.length];
    try {
      const { status } = await visit(port, page?.path ?? "/", page);
      if (status !== 200) throw new Error(`${page?.path} was ${status}`);
    } catch (error) {
      const isGone = error instanceof Error && "syscall" in error && error.syscall === "connect";
      if (isGone && tries + 1 < ports.length) return attempt(turn, tries + 1);
      report.failures.set(port, [...(report.failures.get(port) ?? []), String(error)]);
    }
  };
  const worker = async () => {
    while (!ended.signal.aborted) await attempt(report.requests++, 0);
  };
  const workers = Promise.all(Array.from({ length: concurrency }, worker));
  return {
    stop: async () => {
      ended.abort();
      await workers;
      return report;
    },
  };
}
