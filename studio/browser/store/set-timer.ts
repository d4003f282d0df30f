/** Runs a function later, in milliseconds. Returns a function that prevents it. */
export function setTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
