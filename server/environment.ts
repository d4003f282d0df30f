import { existsSync } from "node:fs";
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

export interface Upstreams {
  /** Whether this process starts at least one of them. */
  readonly embedded: boolean;
  /** Variables for the site and the embedded services. */
  readonly environment: {
    readonly CONTENT_PORT: string;
    readonly PROVIDER_PORT: string;
    readonly CONTENT_API_URL: string;
    readonly PROVIDER_API_URL: string;
    /** "1" when content comes from the embedded service, else "0". */
    readonly TESSERA_EMBEDDED: string;
  };
}

/** Returns where content and products come from: the configured addresses, else the embedded services. */
export function upstreams(variables: NodeJS.ProcessEnv): Upstreams {
  const { CONTENT_API_URL: content = "", PROVIDER_API_URL: provider = "" } = variables;
  const CONTENT_PORT = variables["CONTENT_PORT"] || "4001";
  const PROVIDER_PORT = variables["PROVIDER_PORT"] || "4002";
  return {
    embedded: content === "" || provider === "",
    environment: {
      CONTENT_PORT,
      PROVIDER_PORT,
      CONTENT_API_URL: content || `http://localhost:${CONTENT_PORT}/api/v2`,
      PROVIDER_API_URL: provider || `http://localhost:${PROVIDER_PORT}`,
      TESSERA_EMBEDDED: content === "" ? "1" : "0",
    },
  };
}
