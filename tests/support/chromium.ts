import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const candidates = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Returns the path of the system's Chromium, or of the one that `CHROMIUM_PATH` names.
 * Installs it when it is missing, on Debian as root; otherwise throws an error that states what to install.
 */
export function chromiumPath(): string {
  return installed() ?? install() ?? missing();
}

function installed(): string | undefined {
  return [process.env["CHROMIUM_PATH"] ?? "", ...candidates].find((path) => path !== "" && existsSync(path));
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: "ignore" });
  return installed();
}

function missing(): never {
  throw new Error("The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.");
}
