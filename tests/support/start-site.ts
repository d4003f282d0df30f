import { spawn } from "node:child_process";
import { once } from "node:events";

export interface SitePorts {
  readonly port: number;
  readonly contentPort: number;
  readonly providerPort: number;
}

const startTimeoutMs = 60_000;

/** Starts the built site with its embedded upstreams and waits until it answers. Throws when it does not within a minute. */
export async function startSite({
  port,
  contentPort,
  providerPort,
}: SitePorts): Promise<{ stop: () => Promise<void> }> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    PORT: `${port}`,
    CONTENT_PORT: `${contentPort}`,
    PROVIDER_PORT: `${providerPort}`,
  };
  const child = spawn(process.execPath, ["--import", "tsx", "server.ts"], { stdio: "inherit", env });
  await answering(`http://localhost:${port}/`);
  return {
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
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
  throw new Error(`The site did not answer at ${url} within a minute.`);
}
