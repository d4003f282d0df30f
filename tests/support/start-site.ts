import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endProcess, hasEnded } from "./end-process.ts";
import { freePorts } from "./free-ports.ts";
import { type Patience, responds, until } from "./until.ts";

/** A site that runs, with the addresses of its services. */
export interface Site {
  readonly baseUrl: string;
  readonly contentUrl: string;
  readonly providerUrl: string;
  readonly bookingUrl: string;
  readonly stop: () => Promise<void>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Of the site's own process, without its services. */
  readonly pid: number;
  /** Folder of its content store, its pages, its forms and its studio. It is deleted when the site stops. */
  readonly folder: string;
}

export interface StartOptions {
  readonly readyPath?: string;
  /** Folder of the project, or of a copy of it. */
  readonly root?: string;
  /** Receives the standard output, which is shown otherwise. */
  readonly onOutput?: (text: string) => void;
  /** Receives the standard error, which is shown otherwise. */
  readonly onError?: (text: string) => void;
  /** Starts the development server instead of the built site. */
  readonly development?: boolean;
}

const startPatience: Patience = { patienceMs: 120_000, pauseMs: 250 };

/** The token with which tests change the content of a site. */
export const writeToken = "end-to-end";

/**
 * Starts a site with its embedded upstreams on free ports and a new content store. Waits for a first response at
 * `readyPath`. Throws when the process ends before, and after two minutes.
 */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  { readyPath = "/", root = process.cwd(), development = false, onOutput, onError }: StartOptions = {},
): Promise<Site> {
  const [port, contentPort, providerPort, bookingPort] = await freePorts();
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...environment,
    NODE_ENV: development ? "development" : "production",
    PORT: `${port}`,
    CONTENT_PORT: `${contentPort}`,
    PROVIDER_PORT: `${providerPort}`,
    BOOKING_PORT: `${bookingPort}`,
    CONTENT_DATABASE: join(folder, "content.db"),
    PAGE_STORE_DIR: join(folder, "pages"),
    FORMS_DIR: join(folder, "forms"),
    STUDIO_DIR: join(folder, "studio"),
    CONTENT_WRITE_TOKEN: writeToken,
  };
  const parameters = ["--import", "tsx", "server.ts", ...(development ? ["--dev"] : [])];
  const child = spawn(process.execPath, parameters, {
    stdio: ["inherit", ...[onOutput, onError].map((receive) => (receive === undefined ? "inherit" : "pipe"))],
    env,
    cwd: root,
  });
  child.stdout?.setEncoding("utf8").on("data", (text: string) => onOutput?.(text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => onError?.(text));
  const stop = async () => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const baseUrl = `http://localhost:${port}`;
  try {
    await firstResponse(`${baseUrl}${readyPath}`, child);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return {
    baseUrl,
    contentUrl: `http://localhost:${contentPort}`,
    providerUrl: `http://localhost:${providerPort}`,
    bookingUrl: `http://localhost:${bookingPort}`,
    stop,
    signal: (name) => void child.kill(name),
    pid: child.pid ?? 0,
    folder,
  };
}

async function firstResponse(url: string, child: ChildProcess): Promise<void> {
  const isThere = async () => {
    if (await responds(url)) return true;
    if (hasEnded(child))
      throw new Error(
        "The site ended before it responded. Its own messages say why: another one may run in this folder.",
      );
    return false;
  };
  await until(`the site to respond at ${url}`, isThere, startPatience);
}
