import { spawnSync } from "node:child_process";

/** Returns the process of the embedded services, a child of a site's. NaN without a child, because `ps` fails. */
export function embeddedProcess(site: number): number {
  const { stdout } = spawnSync("ps", ["-o", "pid=,args=", "--ppid", String(site)], { encoding: "utf8" });
  const line = stdout.split("\n").find((child) => child.includes("embedded/start"));
  return Number.parseInt(line ?? "", 10);
}
