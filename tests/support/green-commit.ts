import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runGit } from "./run-git.ts";

const file = ".data/tests/green-commit";

/** The working tree when a run of all tests began. */
export interface TestedTree {
  /** Paths that differ from the last green commit; undefined without such a commit. */
  readonly changed: readonly string[] | undefined;
  /** How many runs were green: each of them tests another part in Chromium. */
  readonly greenRuns: number;
  /** Remembers the present commit as green, if nothing differed from it. Call it when everything passed. */
  readonly rememberGreen: () => void;
}

/** Compares the working tree with git. The commit is read now: another one may be checked out before the tests end. */
export function readTestedTree(): TestedTree {
  const [head = ""] = runGit("rev-parse", "HEAD") ?? [];
  const [green = "", runs = "0"] = existsSync(file) ? readFileSync(file, "utf8").trim().split(" ") : [];
  const greenRuns = Number(runs);
  const dirty = listChanges(head);
  return {
    changed: green === "" ? undefined : listChanges(green),
    greenRuns,
    rememberGreen: () => {
      if (dirty?.length !== 0) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${head} ${greenRuns + 1}\n`);
    },
  };
}

/** Returns the paths that differ from a commit, new files too; undefined for a commit that git does not have. */
function listChanges(commit: string): readonly string[] | undefined {
  const changed = runGit("diff", "--name-only", "--no-renames", "-z", commit, "--");
  const added = runGit("ls-files", "--others", "--exclude-standard", "-z");
  return changed && added && [...changed, ...added];
}
