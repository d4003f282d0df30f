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
export function shutdownDelay(variables: NodeJS.ProcessEnv): number {
  return readNumberSetting(variables, "SHUTDOWN_DELAY", { fallback: 0, min: 0, max: 300, unit: " of seconds" }) * 1000;
}

/** Parses `PAGE_CACHE_MB`: how many bytes of memory pages may take. 256 MB by default. */
export function pageMemory(variables: NodeJS.ProcessEnv): number {
  return (
    readNumberSetting(variables, "PAGE_CACHE_MB", { fallback: 256, min: 1, max: 65_536, unit: " of megabytes" }) *
    1_000_000
  );
}

/** Parses `PICTURE_CACHE_MB`: how many bytes of memory served pictures may take. 64 MB by default. */
export function pictureMemory(variables: NodeJS.ProcessEnv): number {
  const bounds = { fallback: 64, min: 1, max: 65_536, unit: " of megabytes" };
  return readNumberSetting(variables, "PICTURE_CACHE_MB", bounds) * 1_000_000;
}

interface NumberBounds {
  /** The number of an empty variable. */
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
  /** How the message goes on after "a number". */
  readonly unit?: string;
}

/** Parses a variable that is a number. Throws `StartError` for any other, and for one that is out of bounds. */
export function readNumberSetting(
  variables: Readonly<Record<string, string | undefined>>,
  name: string,
  { fallback, min, max, unit = "" }: NumberBounds,
): number {
  const value = variables[name];
  const number = Number(value || fallback);
  if (number >= min && number <= max) return number;
  throw new StartError(`${name} is "${value}", but it is a number${unit} from ${min} to ${max}.`);
}
