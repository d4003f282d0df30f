/** Returns a function that runs at once, then at most once in so many milliseconds. The last call is never lost. */
export function throttle(run: () => void, ms: number): () => void {
  let isWaiting = false;
  let isDue = false;
  const wait = () => {
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (isDue) call();
    }, ms);
  };
  const call = () => {
    isDue = isWaiting;
    if (isWaiting) return;
    run();
    wait();
  };
  return call;
}
