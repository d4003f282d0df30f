import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const version = "2.21.5";
const root = join(import.meta.dirname, "..");
const folder = join(root, ".data", `slice-machine-${version}`);
const program = join(folder, "node_modules/slice-machine-ui/bin/start-slicemachine.cjs");

/**
 * Starts Slice Machine on this project, `npm run slicemachine -- --port 9999`. The first start installs it, below the
 * project and outside of its dependencies. Its files of a home folder are there too.
 */
if (!existsSync(program)) install();
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  // Slice Machine looks for its files from the project's root: NODE_PATH is where Node looks last.
  env: { ...process.env, NODE_PATH: join(folder, "node_modules"), HOME: folder, USERPROFILE: folder },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.once("exit", (code) => {
  process.exitCode = code ?? 0;
});

function install(): void {
  console.log(`Slice Machine ${version} is not among the dependencies: it is 221 MB in 283 packages.`);
  console.log(`It is installed once, to ${folder}; remove that folder to be rid of it.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const parameters = ["install", "--ignore-scripts", "--no-audit", "--no-fund", `slice-machine-ui@${version}`];
  const { status } = spawnSync("npm", parameters, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`Slice Machine was not installed: npm ended with ${status}.`);
}
