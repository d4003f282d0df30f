import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

const version = "26.9.27";

/**
 * Returns the path of the HTML checker, which the first run installs. It is not a dependency: its install script downloads
 * a Java runtime, which only this suite needs.
 */
export function findJar(): string {
  const folder = join(".data", `vnu-jar-${version}`);
  const jar = join(folder, "node_modules/vnu-jar/build/dist/vnu.jar");
  if (existsSync(jar)) return jar;
  mkdirSync(folder, { recursive: true });
  const parameters = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", `vnu-jar@${version}`];
  execFileSync("npm", parameters, { stdio: "inherit" });
  return jar;
}
