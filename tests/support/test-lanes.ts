import type { TestFile } from "./test-files.ts";

/** Inputs of the tests below `embedded/`: its files, and the models that its documents must fit. */
const isInput = (path: string): boolean => /^(?:embedded\/|(?:slices|customtypes)\/.+\.json$)/.test(path);

/** Files that all code depends on, whatever imports it. */
const concernsAll = (path: string): boolean => /^(?:package-lock\.json|tsconfig\.json|vitest\.config\.ts)$/.test(path);

interface Progress {
  /** The variable `CI`. */
  readonly ci: string | undefined;
  /** Paths that differ from the last green commit; undefined without such a commit. */
  readonly changed: readonly string[] | undefined;
  readonly greenRuns: number;
}

/** Parts of the tests in Chromium. Each green run after a change advances to the next. */
const parts = 8;

/** How much `npm test` runs. */
export interface TestLanes {
  /** Changed paths: only unit tests that depend on them run. Undefined for all tests. */
  readonly changed: readonly string[] | undefined;
  /** The part of the tests in Chromium, `5/8`; undefined for all. */
  readonly part: string | undefined;
  /** Whether the tests below `embedded/` run. */
  readonly embedded: boolean;
}

/** Chooses the lanes of a run: all in CI and without a green commit, else what a change may break. */
export function chooseLanes({ ci = "", changed, greenRuns }: Progress): TestLanes {
  const isWhole = !["", "0", "false"].includes(ci) || changed === undefined || changed.some(concernsAll);
  if (isWhole) return { changed: undefined, part: undefined, embedded: true };
  return { changed, part: `${(greenRuns % parts) + 1}/${parts}`, embedded: changed.some(isInput) };
}

/** Lists the files of which Vitest runs the related tests: changed ones, and tests that read files without an import. */
export function listRelated({ changed = [], embedded }: TestLanes, tests: readonly TestFile[]): readonly string[] {
  const always = tests.filter(({ path, readsFiles }) =>
    path.startsWith("embedded/") ? embedded : readsFiles || path.startsWith("tests/conformance/"),
  );
  return [...changed, ...always.map(({ path }) => path)];
}
