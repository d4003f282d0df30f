import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { type ListedDocument, listSchema } from "../../protocol/document.ts";
import { ContentUnavailable } from "../content/content-reply.ts";
import { LaneFullError, type RunInLane } from "../render/lane.ts";
import { checkPage, type CheckPorts, type PageFindings } from "./check-page.ts";

/** Findings of pages, for lists of documents. */
export interface PageChecks {
  /** An editor looks at the list. Checks go on for half an hour from the last call. */
  readonly wake: () => void;
  readonly close: () => void;
}

interface CheckSettings extends CheckPorts {
  readonly runInLane: RunInLane;
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

/** Creates the checks of a process: one page after the other, in the turn of one more editor. */
export function createPageChecks(settings: CheckSettings): PageChecks {
  const { now, onError } = settings;
  let awakeUntil = 0;
  let isRunning = false;
  const isAwake = () => now() < awakeUntil;
  const run = async (): Promise<void> => {
    if (isAwake() && (await checkBatch(settings, isAwake))) await run();
  };
  return {
    wake: () => {
      awakeUntil = now() + wakeMs;
      if (isRunning) return;
      isRunning = true;
      run()
        .catch((error: unknown) => {
          // The next call tries again. Requests of editors report a content service that is down.
          if (!(error instanceof ContentUnavailable || error instanceof LaneFullError)) onError(error);
        })
        .finally(() => (isRunning = false));
    },
    close: () => void (awakeUntil = 0),
  };
}

/** Checks the states that wait the longest. Returns false when none waits. */
async function checkBatch(settings: CheckSettings, isAwake: () => boolean): Promise<boolean> {
  const pages: PageFindings[] = [];
  const checkNext = async ([listed, ...others]: readonly ListedDocument[]): Promise<void> => {
    if (listed === undefined || !isAwake()) return;
    const found = await settings.runInLane("findings", () => checkPage(listed, settings));
    if (found !== undefined) pages.push(found);
    await wait(settings.pauseMs ?? 100, undefined, { ref: false });
    await checkNext(others);
  };
  await checkNext(await listDue(settings));
  if (pages.length === 0) return false;
  await settings.content.call({ method: "POST", path: "/editing/findings", body: { pages } });
  return true;
}

async function listDue({ content, now }: CheckSettings): Promise<readonly ListedDocument[]> {
  const before = new Date(now() - lifetimeMs).toISOString();
  const query = new URLSearchParams({ "checked-before": before, order: "checked", limit: `${batchSize}` });
  const { status, body } = await content.call({ method: "GET", path: `/editing/documents?${query}` });
  if (status !== 200) return [];
  return v.parse(listSchema, body).results.filter(({ at }) => Date.parse(at) <= now() - minAgeMs);
}
