/** Inputs of the tests below `embedded/`: its files, the packages, and the models that its documents must fit. */
const isInput = (path: string): boolean =>
  /^(?:embedded\/|package-lock\.json$|(?:slices|customtypes)\/.+\.json$)/.test(path);

/** Files that all code depends on, whatever imports it. */
const concernsAll = (path: string): boolean => /^(?:package-lock\.json|tsconfig\.json|vitest\.config\.ts)$/.test(path);

interface Progress {
  /** The variable `CI`. */
  readonly ci: string | undefined;
  /** Paths that differ from the last green commit; undefined without such a commit. */
  readonly changed: readonly string[] | undefined;
}

/** How much `npm test` runs. */
export interface TestLanes {
  /** Changed paths: only unit tests that depend on them run, and a third of those in Chromium. Undefined for all tests. */
  readonly changed: readonly string[] | undefined;
  /** Whether the tests below `embedded/` run. */
  readonly embedded: boolean;
}

/** Chooses the lanes of a run: all in CI and without a green commit, else what a change may break. */
export function chooseLanes({ ci = "", changed }: Progress): TestLanes {
  const isWhole = !["", "0", "false"].includes(ci) || changed === undefined || changed.some(concernsAll);
  return isWhole ? { changed: undefined, embedded: true } : { changed, embedded: changed.some(isInput) };
}

/**
 * Lists the files of which Vitest runs the related tests: changed ones, and conformance tests, since these read folders. A
 * file of data may be read without an import, so the tests beside it run.
 */
export function listRelated(
  changed: readonly string[],
  { embedded }: TestLanes,
  tests: readonly string[],
): readonly string[] {
  const isCode = (path: string) => /\.tsx?$/.test(path);
  const folders = changed.filter((path) => !isCode(path)).map((path) => /^[^/]+\/[^/]+\//.exec(path)?.[0]);
  const always = tests.filter((test) =>
    test.startsWith("embedded/")
      ? embedded
      : test.startsWith("tests/conformance/") ||
        folders.some((folder) => folder !== undefined && test.startsWith(folder)),
  );
  return [...changed.filter(isCode), ...always];
}
