import lighthouse, { type Artifacts, type Flags, type Result, type RunnerResult } from "lighthouse";
import * as v from "valibot";
import { inlineScriptBytes } from "../../support/compressed-bytes.ts";
import { measureMainThread } from "./main-thread.ts";

/** Measurements of one visit of a phone: 4× CPU, slow 4G, an empty cache. */
export interface PageFigures {
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** The main thread's CPU time, on this machine. Like the next, it hardly depends on what else runs here. */
  readonly cpuMs: number;
  /** How fast the machine was in this visit, by a benchmark of Lighthouse's. */
  readonly benchmarkIndex: number;
  /** Blocking time by CPU time instead of the clock, at 4×. */
  readonly blockedMs: number;
  /** Compressed, as sent. */
  readonly htmlBytes: number;
  /** Compressed code that arrives without a touch, a key or scrolling: the scripts of the page, and those it requests. */
  readonly scriptBytes: number;
  readonly styleSheets: number;
  /** The lowest of Lighthouse's four categories, 0 to 100. */
  readonly score: number;
  /** Ids of the audits that cost points. */
  readonly failed: readonly string[];
  /** Every audit below 1, whether it costs points or not. */
  readonly below: readonly string[];
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Visits a page in the browser that listens on this port. `indexed` says whether search engines may list it. */
export async function measurePage(url: string, port: number, indexed: boolean): Promise<PageFigures> {
  const { lhr, artifacts } = await visit(url, { port, skipAudits: indexed ? [] : ["is-crawlable"] });
  const sizes = readTypeSizes(lhr);
  const { cpuMs, blockedMs } = measureMainThread(artifacts.Trace.traceEvents);
  return {
    lcpMs: readNumericValue(lhr, "largest-contentful-paint"),
    cls: readNumericValue(lhr, "cumulative-layout-shift"),
    tbtMs: readNumericValue(lhr, "total-blocking-time"),
    cpuMs,
    benchmarkIndex: lhr.environment.benchmarkIndex,
    blockedMs,
    htmlBytes: sizes.get("document")?.transferSize ?? 0,
    scriptBytes: inlineScriptBytes(artifacts.MainDocumentContent) + sumScriptBytes(artifacts.DevtoolsLog),
    styleSheets: sizes.get("stylesheet")?.requestCount ?? 0,
    score: Math.min(...Object.values(lhr.categories).map(({ score }) => (score ?? 0) * 100)),
    failed: failedAudits(lhr),
    below: auditsBelowOne(lhr),
  };
}

/** Errors of a trace without its beginning. Another run has it. */
const lostTraces = new Set(["NO_NAVSTART", "NO_FCP", "NO_TRACING_STARTED"]);

/** Retries a visit whose trace was lost twice. Throws when the page or every trace fails. */
async function visit(url: string, flags: Flags, retries = 2): Promise<RunnerResult> {
  const run = await lighthouse(url, { onlyCategories: categories, logLevel: "error", ...flags });
  if (run === undefined) throw new Error(`Lighthouse has no result for ${url}`);
  const { runtimeError } = run.lhr;
  if (runtimeError === undefined) return run;
  if (retries > 0 && lostTraces.has(runtimeError.code)) return visit(url, flags, retries - 1);
  throw new Error(`${url}: ${runtimeError.message}`);
}

function readNumericValue({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${id}`);
  return value;
}

const sizesSchema = v.object({
  details: v.object({
    items: v.array(v.object({ resourceType: v.string(), transferSize: v.number(), requestCount: v.number() })),
  }),
});

type TypeSize = v.InferOutput<typeof sizesSchema>["details"]["items"][number];

function readTypeSizes({ audits }: Result): ReadonlyMap<string, TypeSize> {
  const { details } = v.parse(sizesSchema, audits["resource-summary"]);
  return new Map(details.items.map((item) => [item.resourceType, item]));
}

/** Returns the bytes of all bodies of scripts, as their responses state them. */
function sumScriptBytes(log: Artifacts["DevtoolsLog"]): number {
  return log.reduce((sum, { method, params }) => {
    if (method !== "Network.responseReceived" || params.type !== "Script") return sum;
    const length = Object.entries(params.response.headers).find(([name]) => name.toLowerCase() === "content-length");
    return sum + Number(length?.[1] ?? Number.NaN);
  }, 0);
}

function failedAudits({ audits, categories: all }: Result): readonly string[] {
  const counted = Object.values(all).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failed = counted.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9);
  return [...new Set(failed.map(({ id }) => id))];
}

function auditsBelowOne({ audits }: Result): readonly string[] {
  return Object.values(audits).flatMap(({ id, score }) => (score !== null && score < 1 ? [id] : []));
}
