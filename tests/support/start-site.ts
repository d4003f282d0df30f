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

const startTimeoutMs = 120_000;

/** The token with which tests write drafts to preview; they publish nothing. */
export const writeToken = "end-to-end";

/**
 * Starts the built site with its embedded upstreams on a new content store. Waits for a first response at `readyPath`.
 * Throws after two minutes without one.
 */
export async function startSite(
  { port, contentPort, providerPort }: SitePorts,
  environment: Readonly<Record<string, string>> = {},
  readyPath = "/",
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...environment,
    NODE_ENV: "production",
    PORT: `${port}`,
    CONTENT_PORT: `${contentPort}`,
    PROVIDER_PORT: `${providerPort}`,
    CONTENT_DATABASE: join(folder, "content.db"),
    CONTENT_WRITE_TOKEN: writeToken,
  };
  const child = spawn(process.execPath, ["--import", "tsx", "server.ts"], { stdio: "inherit", env });
  await firstResponse(`http://localhost:${port}${readyPath}`);
  return {
    signal: (name) => void child.kill(name),
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true });
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
