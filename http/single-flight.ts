/** Returns a function whose callers share one run: who calls it meanwhile receives the result of the run under way. */
export function singleFlight<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<Value> | undefined;
  return () => {
    underWay ??= run().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
