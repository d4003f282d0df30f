import { existsSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { StartError } from "./terminal.ts";

/** Reads `.env.local` and `.env` before Next does: variables that are set win, then those of the first file. */
export function loadEnvironment(root: string): void {
  const files = [".env.local", ".env"].map((name) => path.join(root, name));
  for (const file of files.filter(existsSync)) process.loadEnvFile(file);
}

/** Parses `PORT`: 3000 by default, and 0 for a free port that the system chooses. */
export function sitePort({ PORT }: NodeJS.ProcessEnv): number {
  const port = PORT === undefined || PORT === "" ? 3000 : Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`PORT is "${PORT}", but a port is a whole number from 0 to 65535.`);
}

/** Parses `HOST`: the address of this machine to listen on. By default, undefined: on all. */
export function siteHost({ HOST }: NodeJS.ProcessEnv): string | undefined {
  if (HOST === undefined || HOST === "") return undefined;
  if (isIP(HOST) > 0 || HOST === "localhost") return HOST;
  throw new StartError(`HOST is "${HOST}", but it is an address of this machine to listen on, as 127.0.0.1 or ::.`);
}

/** Parses `SHUTDOWN_DELAY`: milliseconds between SIGTERM, when the site is no longer ready, and the end of new requests. */
export function shutdownDelay({ SHUTDOWN_DELAY }: NodeJS.ProcessEnv): number {
  const seconds = Number(SHUTDOWN_DELAY || "0");
  if (seconds >= 0 && seconds <= 300) return seconds * 1000;
  throw new StartError(`SHUTDOWN_DELAY is "${SHUTDOWN_DELAY}", but it is a number of seconds from 0 to 300.`);
}

/** Parses `PAGE_CACHE_MB`: how many bytes of memory pages may take. 256 MB by default. */
export function pageMemory({ PAGE_CACHE_MB }: NodeJS.ProcessEnv): number {
  const megabytes = Number(PAGE_CACHE_MB || "256");
  if (megabytes >= 1 && megabytes <= 65_536) return megabytes * 1_000_000;
  throw new StartError(`PAGE_CACHE_MB is "${PAGE_CACHE_MB}", but it is a number of megabytes from 1 to 65536.`);
}
