import type * as v from "valibot";
import type { Conflict, EditedDocument, OpenedDocument, savedSchema } from "../../protocol/document.ts";
import { locateProblem } from "../../protocol/locate-problem.ts";
import { isSame } from "../../protocol/changes/is-same.ts";
import { RequestError, toFailure } from "../api/request.ts";
import type { Editor, EditorState } from "./editor-store.ts";
import { describeFailure, nameDraft } from "./save-state.ts";

/** Milliseconds without a change until it is saved, and at most. */
const idleMs = 2_000;
const maxMs = 10_000;

/** Milliseconds until a save that failed is tried again: doubled with each failure, and at most. */
const retryMs = { first: 2_000, max: 30_000 };

interface Merged {
  readonly document: EditedDocument;
  readonly conflicts: readonly Conflict[];
}

interface Ports {
  readonly put: (base: number, document: EditedDocument) => Promise<v.InferOutput<typeof savedSchema>>;
  readonly open: () => Promise<OpenedDocument>;
  /** Merges field by field. Where both changed a field, the document has `mine`. */
  readonly merge: (base: EditedDocument, mine: EditedDocument, theirs: EditedDocument) => Promise<Merged>;
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

  /** Merges what the server has into the document at hand. */
  const pull = async () => mergeInto(await ports.open());
  const mergeInto = async (opened: OpenedDocument): Promise<void> => {
    const mine = current();
    const merged = await ports.merge(store.getState().base, mine, opened.document);
    // Letters that were typed meanwhile are merged too.
    return current() === mine ? takeMerged(opened, merged) : mergeInto(opened);
  };
  const takeMerged = ({ revision, document: base, state }: OpenedDocument, { document, conflicts }: Merged) =>
    store.setState((before) => ({
      history: {
        ...before.history,
        document: isSame(document, before.history.document) ? before.history.document : document,
      },
      base,
      revision,
      state,
      conflicts: [...before.conflicts, ...conflicts],
    }));

  const saveOnce = async (sent: EditedDocument) => {
    firstChange = undefined;
    set({ save: { kind: "saving" } });
    const { revision, merged } = await ports.put(store.getState().revision, sent);
    failures = 0;
    store.setState(({ state }) => ({
      revision,
      base: sent,
      problems: [],
      state: { ...state, state: nameDraft(state) },
    }));
    if (merged.length > 0) await pull();
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
    if (isSame(current(), store.getState().base)) return set({ save: { kind: "saved" } });
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
