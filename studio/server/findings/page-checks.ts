import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { type ListedDocument, listSchema } from "../../protocol/document.ts";
import { ContentUnavailable } from "../content/content-reply.ts";
import { checkPage, type CheckPorts, type PageFindings } from "./check-page.ts";

/** Findings of pages, for lists of documents. */
export interface PageChecks {
  /** An editor sees these documents, which are checked first. Checks go on for half an hour from the last call. */
  readonly wake: (seen: readonly ListedDocument[]) => void;
  readonly close: () => void;
}

interface CheckSettings extends CheckPorts {
  /** Returns for how many milliseconds checks rest for visitors. */
  readonly chooseRestMs: () => number;
  /** Waits until no editor is at work. */
  readonly waitForQuiet: () => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two pages, which leave most of a core to others. */
  readonly pauseMs?: number;
}

/** Milliseconds for which checks go on without an editor. */
const wakeMs = 1_800_000;

/** Milliseconds that a check lasts: the catalog, the code and other pages change findings too. */
const lifetimeMs = 86_400_000;

/** Milliseconds that a state exists before it is checked: a page under edit has a new one each second. */
const minAgeMs = 15_000;

/** Pages whose findings are recorded together. */
const batchSize = 20;

/** Creates the checks of a process: one page after the other, while no editor is at work. */
export function createPageChecks(settings: CheckSettings): PageChecks {
  const { now, onError } = settings;
  let awakeUntil = 0;
  let isRunning = false;
  let waiting: readonly ListedDocument[] = [];
  const isAwake = () => now() < awakeUntil;
  const takeSeen = () => {
    const taken = waiting.slice(0, batchSize);
    waiting = waiting.slice(batchSize);
    return taken.filter(isOldEnough(now()));
  };
  const run = async (): Promise<void> => {
    if (!isAwake()) return;
    const seen = takeSeen();
    const documents = seen.length > 0 ? seen : await listDue(settings);
    if (await checkBatch(documents, settings, isAwake)) await run();
  };
  return {
    wake: (seen) => {
      waiting = seen.filter(({ findings, state }) => findings === null && state !== "archived");
      awakeUntil = now() + wakeMs;
      if (isRunning) return;
      isRunning = true;
      run()
        .catch((error: unknown) => {
          // The next call tries again. Requests of editors report a content service that is down.
          if (!(error instanceof ContentUnavailable)) onError(error);
        })
        .finally(() => (isRunning = false));
    },
    close: () => void (awakeUntil = 0),
  };
}

/** Checks documents and records their findings. Returns false when no document is left. */
async function checkBatch(
  documents: readonly ListedDocument[],
  settings: CheckSettings,
  isAwake: () => boolean,
): Promise<boolean> {
  const pages: PageFindings[] = [];
  const checkNext = async ([listed, ...others]: readonly ListedDocument[]): Promise<void> => {
    if (listed === undefined) return;
    await settings.waitForQuiet();
    if (!isAwake()) return;
    const found = await checkPage(listed, settings);
    if (found !== undefined) pages.push(found);
    const restMs = Math.max(settings.pauseMs ?? 100, settings.chooseRestMs());
    await wait(restMs, undefined, { ref: false });
    await checkNext(others);
  };
  await checkNext(documents);
  if (pages.length === 0) return false;
  await settings.content.call({ method: "POST", path: "/editing/findings", body: { pages } });
  return true;
}

/** Lists the states that wait the longest. */
async function listDue({ content, now }: CheckSettings): Promise<readonly ListedDocument[]> {
  const before = new Date(now() - lifetimeMs).toISOString();
  const query = new URLSearchParams({ "checked-before": before, order: "checked", limit: `${batchSize}` });
  const { status, body } = await content.call({ method: "GET", path: `/editing/documents?${query}` });
  if (status !== 200) return [];
  return v.parse(listSchema, body).results.filter(isOldEnough(now()));
}

function isOldEnough(now: number): (listed: ListedDocument) => boolean {
  return ({ at }) => Date.parse(at) <= now - minAgeMs;
}
