const steps: (() => unknown)[] = [];

/** Notes what has to be undone after the tests of a file. */
export function undoLater(step: () => unknown): void {
  steps.push(step);
}

/** Undoes all that was noted, the last first. */
export async function cleanUp(): Promise<void> {
  for (const step of steps.splice(0).toReversed()) await step();
}
