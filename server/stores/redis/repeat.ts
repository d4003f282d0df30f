export interface Repetition {
  /** Runs the task now, or once more after the run under way. Resolves when it has run. */
  readonly now: () => Promise<void>;
  readonly stop: () => void;
}

/** Runs a task `pauseMs` after it ran last, once it has been run for the first time. Never runs it twice at once. */
export function repeat(task: () => Promise<void>, pauseMs: number): Repetition {
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async () => {
    clearTimeout(timer);
    await task();
    if (!stopped) timer = setTimeout(now, pauseMs).unref();
  };
  const now = () => (last = last.then(run));
  return {
    now,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
