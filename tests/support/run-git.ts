import { spawnSync } from "node:child_process";

/** Runs git and returns the parts of its output; undefined when it fails. */
export function runGit(...parameters: readonly string[]): readonly string[] | undefined {
  const { status, stdout } = spawnSync("git", [...parameters], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.split(/[\0\n]/).filter((part) => part !== "") : undefined;
}
