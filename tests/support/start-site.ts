import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePorts } from "./free-ports.ts";

/** A site that runs, with the addresses of its two services. */
export interface Site {
  readonly baseUrl: string;
  readonly contentUrl: string;
  readonly providerUrl: string;
  readonly stop: () => Promise<void>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Of the site's own process, without its services. */
  readonly pid: number;
}

export interface StartOptions {
  readonly readyPath?: string;
  /** Folder of the project, or of a copy of it. */
  readonly root?: string;
  /** Receives the standard output, which is shown otherwise. */
  readonly onOutput?: (text: string) => void;
  /** Starts the development server instead of the built site. */
  readonly development?: boolean;
}

const startTimeoutMs = 120_000;

/** The token with which tests write drafts to preview; they publish nothing. */
export const writeToken = "end-to-end";

/**
 * Starts a site with its embedded upstreams on free ports and a new content store. Waits for a first response at
 * `readyPath`. Throws when the process ends before, and after two minutes.
 */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  { readyPath = "/", root = process.cwd(), development = false, onOutput }: StartOptions = {},
): Promise<Site> {
  const [port, contentPort, providerPort] = await freePorts();
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...environment,
    NODE_ENV: development ? "development" : "production",
    PORT: `${port}`,
    CONTENT_PORT: `${contentPort}`,
    PROVIDER_PORT: `${providerPort}`,
    CONTENT_DATABASE: join(folder, "content.db"),
    PAGE_STORE_DIR: join(folder, "pages"),
    CONTENT_WRITE_TOKEN: writeToken,
  };
  const parameters = ["--import", "tsx", "server.ts", ...(development ? ["--dev"] : [])];
  const child = spawn(process.execPath, parameters, {
    stdio: ["inherit", onOutput === undefined ? "inherit" : "pipe", "inherit"],
    env,
    cwd: root,
  });
  child.stdout?.setEncoding("utf8").on("data", (text: string) => onOutput?.(text));
  const stop = () => stopChild(child, folder);
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
    stop,
    signal: (name) => void child.kill(name),
    pid: child.pid ?? 0,
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stopChild(child: ChildProcess, folder: string): Promise<void> {
  const ended = hasEnded(child) ? undefined : once(child, "close");
  child.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function firstResponse(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok === true) return;
    if (hasEnded(child))
      throw new Error(
        "The site ended before it responded. Its own messages say why: another one may run in this folder.",
      );
    await setTimeout(250);
  }
  throw new Error(`The site did not respond at ${url} within two minutes.`);
}
