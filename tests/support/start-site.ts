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

/** Lets a test edit: it makes drafts to preview, and publishes nothing. */
export const writeToken = "end-to-end";

/**
 * Starts the built site with its embedded upstreams, on a store that has nothing but what the files say, and waits until
 * it answers. Throws when it does not within two minutes.
 */
export async function startSite(
  { port, contentPort, providerPort }: SitePorts,
  environment: Readonly<Record<string, string>> = {},
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
  await answering(`http://localhost:${port}/`);
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

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  throw new Error(`The site did not answer at ${url} within two minutes.`);
}
