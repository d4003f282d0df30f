import { setTimeout } from "node:timers/promises";
import { currencyCodes } from "../../i18n/currencies.ts";
import { createFacts, type Facts } from "./facts.ts";
import type { Check, Row, Visited } from "./row.ts";
import { createVisits, type Target } from "./visit.ts";

/** Result of a row: what was not found on its page. */
export interface Walked {
  readonly id: string;
  /** Example: `tessera /rome/`. */
  readonly at: string;
  readonly missing: readonly string[];
}

/** Walks rows, and once more those that are not found: a page that was rendered in haste lives for seconds. */
export async function walkRows(rows: readonly Row[], target: Target): Promise<readonly Walked[]> {
  const walked = await walkOnce(rows, target);
  const missing = new Set(walked.filter((each) => each.missing.length > 0).map(({ id }) => id));
  if (missing.size === 0) return walked;
  await setTimeout(pauseMs);
  const again = await walkOnce(
    rows.filter(({ id }) => missing.has(id)),
    target,
  );
  return [...walked.filter(({ id }) => !missing.has(id)), ...again];
}

const pauseMs = 5000;

/** Visits the page of each row once, four at a time, then those whose calls count, one at a time. */
async function walkOnce(all: readonly Row[], target: Target): Promise<readonly Walked[]> {
  const facts = createFacts(target);
  const rows = await Promise.all(all.map((row) => findPath(row, facts)));
  const { visit, visitCold } = createVisits(target);
  const isCold = ({ checks }: Row) => checks.some(({ readsCalls = false }) => readsCalls);
  const shared = rows.filter((row) => !isCold(row));
  const first = new Map(shared.map((row) => [toRequestKey(row), row]));
  const walked: Walked[] = [];
  await forEach([...first], 4, async ([key, row]) => {
    const alike = shared.filter((other) => toRequestKey(other) === key);
    walked.push(...(await judge(alike, () => visit(row), facts)));
  });
  const currencies = currencyCodes.toReversed();
  await forEach([...rows.filter(isCold).entries()], 1, async ([index, row]) => {
    const currency = currencies[index % currencies.length] ?? "";
    walked.push(...(await judge([row], () => visitCold(row, currency), facts)));
  });
  return walked;
}

async function judge(rows: readonly Row[], visit: () => Promise<Visited>, facts: Facts): Promise<readonly Walked[]> {
  const visited = await visit().catch((error: unknown) => String(error));
  return Promise.all(
    rows.map(async ({ id, site, path, checks }) => {
      const at = `${site} ${String(path)}`;
      const missing =
        typeof visited === "string"
          ? [visited]
          : await Promise.all(checks.map((check) => missed(check, visited, facts)));
      return { id, at, missing: missing.filter((what) => what !== "") };
    }),
  );
}

/** Returns what a check does not find; empty where it finds it. Without an expected text it finds nothing. */
export async function missed(check: Check, visited: Visited, facts: Facts): Promise<string> {
  const { looksFor, expected, isFound } = check;
  const texts = await expected?.(facts).catch((error: unknown) => [`unread: ${String(error)}`]);
  if (texts?.length === 0) return `${looksFor}: the service has no such text`;
  return isFound(visited, texts ?? [])
    ? ""
    : `${looksFor}${texts === undefined ? "" : `: ${texts.slice(0, 5).join(" | ")}`}`;
}

/** Returns a row with the path that a service names. */
async function findPath(row: Row, facts: Facts): Promise<Row> {
  return typeof row.path === "string" ? row : { ...row, path: await row.path(facts) };
}

function toRequestKey({ site, path, method, headers, body }: Row): string {
  return JSON.stringify([site, path, method, headers, body]);
}

async function forEach<Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of rest) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
