import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Installed, built or written while the project runs. */
const foreign = /^(?:\.git|\.next|\.data|node_modules|coverage|test-results|playwright-report)$|\.tsbuildinfo$/;

export interface ScratchProject {
  readonly folder: string;
  /** Runs a program of `node_modules/.bin`, or npm, in the folder. Throws with its output when it fails. */
  readonly run: (program: string, ...parameters: readonly string[]) => string;
  readonly remove: () => void;
}

/** Copies the project as it is now, with its packages, to a folder that commands may change. */
export function scratchProject(): ScratchProject {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  cpSync(root, folder, { recursive: true, filter: (path) => !foreign.test(relative(root, path)) });
  copyPackages(join(folder, "node_modules"));
  return {
    folder,
    run: (program, ...parameters) => run(folder, program, parameters),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * Links each file instead of copying it, where both folders are on one disk. Next's bundler follows no link of a folder
 * out of its project.
 */
function copyPackages(target: string): void {
  const source = join(root, "node_modules");
  if (spawnSync("cp", ["-al", source, target]).status === 0) return;
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
}

function run(cwd: string, program: string, parameters: readonly string[]): string {
  const path = program === "npm" ? program : join(cwd, "node_modules/.bin", program);
  const { status, stdout, stderr } = spawnSync(path, [...parameters], { cwd, encoding: "utf8", env: environment() });
  if (status === 0) return stdout;
  throw new Error(`${program} ${parameters.join(" ")}\n${stdout}\n${stderr}`);
}

/** Without what a running test says of itself; the Prismic CLI reports nothing. */
function environment(): NodeJS.ProcessEnv {
  const ofTests = Object.keys(process.env).filter((name) => name.startsWith("VITEST"));
  const quiet = { PRISMIC_TELEMETRY_ENABLED: "false", PRISMIC_SENTRY_ENABLED: "false", NO_UPDATE_NOTIFIER: "1" };
  return { ...process.env, ...Object.fromEntries(ofTests.map((name) => [name, undefined])), ...quiet };
}
