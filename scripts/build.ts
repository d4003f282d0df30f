import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { loadEnvironment } from "../server/environment.ts";
import { readInputs } from "./build/inputs.ts";
import { forgetInputs, recordInputs, staleReason } from "./build/stale-build.ts";

/** Builds the site. With `--if-stale`, as `npm start` does, only when the last build was made of something else. */
const root = path.join(import.meta.dirname, "..");
const { resolve } = createRequire(import.meta.url);

loadEnvironment(root);
const inputs = readInputs(root, process.env);
const reason = staleReason(root, inputs);

if (process.argv.includes("--if-stale") && reason === undefined) {
  console.log("The build is up to date.");
} else {
  if (reason !== undefined) console.log(`Building, because ${reason}.`);
  process.exitCode = canBuild() ? await build() : 1;
}

/** Whether the development dependencies are installed. Says what to do when they are not. */
function canBuild(): boolean {
  try {
    resolve("@vanilla-extract/compiler");
    return true;
  } catch {
    console.error(
      "A build needs the development dependencies: run `npm ci`, then `npm run build`, then `npm prune --omit=dev`.",
    );
    return false;
  }
}

/** Builds the pages, then the islands and the studio beside them. Returns the exit code. */
async function build(): Promise<number> {
  forgetInputs(root);
  const { status } = spawnSync(process.execPath, [resolve("next/dist/bin/next"), "build"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) return status ?? 1;
  // They import development dependencies.
  const { buildIslands } = await import("./build/islands/build-islands.ts");
  await buildIslands(root);
  const { buildStudio } = await import("./build/studio/build-studio.ts");
  await buildStudio(root);
  recordInputs(root, inputs);
  return 0;
}
