import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Site {
  readonly stop: () => Promise<void>;
  readonly signal: (name: NodeJS.Signals) => void;
}

export interface SitePorts {
  readonly port: number;
  readonly contentPort: number;
  readonly providerPort: number;
}

export interface StartOptions {
  readonly readyPath?: string;
  /** Folder of the project, or of a copy of it. */
  readonly root?: string;
  /** Starts the development server instead of the built site. */
  readonly development?: boolean;
}

const startTimeoutMs = 120_000;

/** The token with which tests write drafts to preview; they publish nothing. */
export const writeToken = "end-to-end";

/**
 * Starts a site with its embedded upstreams on a new content store. Waits for a first response at `readyPath`. Throws
 * after two minutes without one.
 */
export async function startSite(
  { port, contentPort, providerPort }: SitePorts,
  environment: Readonly<Record<string, string>> = {},
  { readyPath = "/", root = process.cwd(), development = false }: StartOptions = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...environment,
    NODE_ENV: development ? "development" : "production",
    PORT: `${port}`,
    CONTENT_PORT: `${contentPort}`,
    PROVIDER_PORT: `${providerPort}`,
    CONTENT_DATABASE: join(folder, "content.db"),
    CONTENT_WRITE_TOKEN: writeToken,
  };
  const mode = development ? ["--dev"] : [];
  const child = spawn(process.execPath, ["--import", "tsx", "server.ts", ...mode], {
    stdio: "inherit",
    env,
    cwd: root,
  });
  await firstResponse(`http://localhost:${port}${readyPath}`);
  return {
    signal: (name) => void child.kill(name),
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function firstResponse(url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  throw new Error(`The site did not respond at ${url} within two minutes.`);
}
