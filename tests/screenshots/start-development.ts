import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePorts } from "../support/free-ports.ts";

interface Development {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the development server on free ports, with embedded services, a new content store and a clock of its own. Throws
 * when it ends before it responds, as when another one runs in this folder.
 */
export async function startDevelopment(): Promise<Development> {
  const [port, contentPort, providerPort] = await freePorts();
  const folder = mkdtempSync(path.join(tmpdir(), "screenshots-"));
  const clock = pathToFileURL(path.join(import.meta.dirname, "clock.mjs")).href;
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import ${clock}`,
    PORT: `${port}`,
    CONTENT_PORT: `${contentPort}`,
    PROVIDER_PORT: `${providerPort}`,
    CONTENT_DATABASE: path.join(folder, "content.db"),
    CONTENT_API_URL: "",
    PROVIDER_API_URL: "",
  };
  const child = spawn(process.execPath, ["--import", "tsx", "server.ts", "--dev"], { stdio: "inherit", env });
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, "exit") : undefined;
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
  const origin = `http://localhost:${port}`;
  try {
    await responds(`${origin}/slice-simulator`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function responds(url: string, child: ChildProcess): Promise<void> {
  const status = (await fetch(url).catch(() => undefined))?.status;
  if (status === 200) return;
  if (child.exitCode !== null || status === 500) {
    throw new Error(
      "The development server did not start. Its own messages say why: another one may run in this folder.",
    );
  }
  await setTimeout(500);
  await responds(url, child);
}
