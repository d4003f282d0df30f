import type * as v from "valibot";
import type { EditedDocument, savedSchema } from "../../protocol/document.ts";
import { locateProblem } from "../../protocol/locate-problem.ts";
import { isSame } from "../../protocol/changes/is-same.ts";
import { RequestError, toFailure } from "../api/request.ts";
import type { Editor, EditorState } from "./editor-store.ts";
import { pullDocument, type PullPorts } from "./pull-document.ts";
import { describeFailure, nameDraft } from "./save-state.ts";

/** The same list after each save, so that no field renders again. */
const noProblems: EditorState["problems"] = [];

/** Milliseconds without a change until it is saved, and at most. */
const idleMs = 2_000;
const maxMs = 10_000;

/** Milliseconds until a save that failed is tried again: doubled with each failure, and at most. */
const retryMs = { first: 2_000, max: 30_000 };

interface Ports extends PullPorts {
  readonly put: (base: number, document: EditedDocument) => Promise<v.InferOutput<typeof savedSchema>>;
  readonly now: () => number;
  readonly setTimer: (run: () => void, ms: number) => () => void;
}

export interface SaveLoop {
  /** Saves now what is not saved. Resolves once the server has it, or can't have it. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Saves a document by itself: two seconds after the last change, ten after the first. A response never replaces what was
 * typed meanwhile: changes of others are merged into it.
 */
export function createSaveLoop({ store }: Editor, ports: Ports): SaveLoop {
  let cancel = doNothing;
  let firstChange: number | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;

  const set = (state: Partial<EditorState>) => store.setState(state);
  const current = () => store.getState().history.document;

  const schedule = (ms: number) => {
    cancel();
    cancel = ports.setTimer(() => void flush(), ms);
  };
  const onChange = (state: EditorState, before: EditorState) => {
    if (state.history.document === before.history.document || state.save.kind !== "unsaved") return;
    firstChange ??= ports.now();
    schedule(Math.max(0, Math.min(idleMs, firstChange + maxMs - ports.now())));
  };
  const unsubscribe = store.subscribe(onChange);

  const pull = () => pullDocument(store, ports);
  const saveOnce = async (sent: EditedDocument) => {
    firstChange = undefined;
    const { revision: lastRevision, base } = store.getState();
    set({ save: { kind: "saving" } });
    const { revision, merged } = await ports.put(lastRevision, sent);
    failures = 0;
    store.setState(({ state }) => ({
      revision,
      base: sent,
      problems: noProblems,
      state: { ...state, state: nameDraft(state) },
    }));
    if (merged.length > 0) {
      await pull().catch((error: unknown) => {
        // The next save would overwrite what others wrote, which is not in the document yet.
        set({ revision: lastRevision, base });
        throw error;
      });
    }
    const isSaved = current() === sent || isSame(current(), store.getState().base);
    set({ save: isSaved ? { kind: "saved" } : { kind: "unsaved" } });
    if (!isSaved) schedule(idleMs);
  };
  const failWith = async (error: unknown, { data }: EditedDocument) => {
    if (error instanceof RequestError && error.status === 412) {
      await pull();
      set({ save: { kind: "unsaved" } });
      return schedule(0);
    }
    const save = describeFailure(error);
    const { problems = [] } = toFailure(error);
    // Their positions are those of what was sent: slices may have moved since.
    set({ save, problems: problems.map((problem) => locateProblem(data, problem)) });
    if (save.kind !== "offline") return undefined;
    failures += 1;
    return schedule(Math.min(retryMs.max, retryMs.first * 2 ** (failures - 1)));
  };
  const run = async () => {
    const sent = current();
    try {
      await saveOnce(sent);
    } catch (error) {
      await failWith(error, sent).catch(() => {
        set({ save: { kind: "offline" } });
        schedule(retryMs.first);
      });
    }
  };
  const flush = async (): Promise<void> => {
    cancel();
    if (running !== undefined) await running;
    if (isSame(current(), store.getState().base)) return set({ save: { kind: "saved" }, problems: noProblems });
    running ??= run().finally(() => (running = undefined));
    return running;
  };
  return {
    flush,
    stop: () => {
      cancel();
      unsubscribe();
    },
  };
}

function doNothing(): void {}
