import type { RunInLane } from "./lane.ts";

/** Milliseconds without a rendering after which no editor is at work. */
const quietMs = 5_000;

/** When something was last rendered for editors. */
interface EditorActivity {
  /** Returns a lane whose renderings count as work of editors. */
  readonly watch: (run: RunInLane) => RunInLane;
  /** Waits until nothing has been rendered for editors for five seconds. */
  readonly waitForQuiet: () => Promise<void>;
}

/** Creates the activity of a process. `now` returns epoch milliseconds. */
export function createEditorActivity(now: () => number): EditorActivity {
  let running = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  const waitForQuiet = async (): Promise<void> => {
    const restMs = running > 0 ? quietMs : lastAt + quietMs - now();
    if (restMs <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, restMs).unref());
    await waitForQuiet();
  };
  return {
    watch: (run) => async (session, task) => {
      running += 1;
      return run(session, task).finally(() => {
        running -= 1;
        lastAt = now();
      });
    },
    waitForQuiet,
  };
}
