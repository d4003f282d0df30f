/** Inputs of the tests below `embedded/`: its files, the packages, and the models that its documents must fit. */
const isInput = (path: string): boolean =>
  /^(?:embedded\/|package-lock\.json$|(?:slices|customtypes)\/.+\.json$)/.test(path);

interface Progress {
  /** The variable `CI`. */
  readonly ci: string | undefined;
  /** Paths that differ from the last green commit; undefined without such a commit. */
  readonly changed: readonly string[] | undefined;
}

/** Returns whether `npm test` runs the tests below `embedded/`: after a change of their inputs, and always in CI. */
export function needsEmbeddedTests({ ci = "", changed }: Progress): boolean {
  return !["", "0", "false"].includes(ci) || changed === undefined || changed.some(isInput);
}

/** Returns whether a run tests what its commit contains. `dirty` lists the paths that differ from the commit. */
export function isTestedAsCommitted(dirty: readonly string[] | undefined): boolean {
  return dirty !== undefined && !dirty.some(isInput);
}
