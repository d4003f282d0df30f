/** Returns a function that works through values one at a time. Of the values that come meanwhile, only the last counts. */
export function processLatestOnly<Value>(work: (value: Value) => Promise<void>): (value: Value) => void {
  let busy = false;
  let waiting: { readonly value: Value } | undefined;
  const next = async (): Promise<void> => {
    const taken = waiting;
    busy = taken !== undefined;
    waiting = undefined;
    if (taken === undefined) return;
    await work(taken.value);
    await next();
  };
  return (value) => {
    waiting = { value };
    if (!busy) void next();
  };
}
