/** How long one request waits, for all that it reads together. */
export interface WaitSettings {
  readonly waitMs: number;
  /** Milliseconds after a reading that failed. */
  readonly retryMs: number;
  readonly wait: (ms: number) => Promise<void>;
}

type ReadInTime = <Value>(read: () => Promise<Value>) => Promise<Value | undefined>;

/**
 * Starts to wait. The returned function reads, and reads again after a failure, until the time is up. It returns undefined
 * if nothing was read by then.
 */
export function createReadInTime({ waitMs, retryMs, wait }: WaitSettings): ReadInTime {
  let isOver = false;
  const overdue = wait(waitMs).then(() => {
    isOver = true;
    return undefined;
  });
  return async function readInTime<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
    const attempt = (): Promise<Value | undefined> =>
      read().catch(async () => {
        await wait(retryMs);
        return isOver ? undefined : attempt();
      });
    return Promise.race([attempt(), overdue]);
  };
}
