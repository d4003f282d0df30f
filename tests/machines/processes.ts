import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { endProcess } from "../support/end-process.ts";
import { freePorts } from "../support/free-ports.ts";
import { writeToken } from "../support/start-site.ts";
import { undoLater } from "./clean-up.ts";
import { type Patience, responds, until } from "../support/until.ts";

const root = path.join(import.meta.dirname, "../..");

export const webhookSecret = "machines-secret";

const startPatience: Patience = { patienceMs: 120_000 };

/** A process that can end and start again, with the same port. */
export interface Machine {
  readonly port: number;
  readonly start: () => Promise<void>;
  /** Ends it by a signal, and waits for that. Returns its exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Returns its output since its last start. */
  readonly output: () => string;
}

interface Command {
  readonly port: number;
  readonly program: string;
  readonly parameters: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Resolves to whether it responds. */
  readonly isReady: () => Promise<boolean>;
}

/** Returns a machine that has not started. It ends with the test file. */
function createMachine({ port, program, parameters, environment, isReady }: Command): Machine {
  let child: ChildProcess | undefined;
  let output = "";
  const end: Machine["end"] = async (signal) => {
    if (child !== undefined) await endProcess(child, signal);
    return child?.exitCode ?? null;
  };
  undoLater(() => end("SIGKILL"));
  return {
    port,
    end,
    output: () => output,
    start: async () => {
      output = "";
      child = spawn(program, [...parameters], { cwd: root, env: { ...process.env, ...environment } });
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
      const isThere = async () => {
        if (child?.exitCode !== null) throw new Error(`${program} has ended:\n${output}`);
        return isReady();
      };
      await until(`${program} to be ready`, isThere, startPatience);
    },
  };
}

/** Returns a folder that is deleted after the tests of the file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "machines-"));
  undoLater(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Both upstreams, as a process that all instances share. It sends no webhook. */
export async function upstreamMachine(folder: string): Promise<Machine & { readonly providerPort: number }> {
  const [port, providerPort] = await freePorts();
  const environment = {
    CONTENT_PORT: `${port}`,
    PROVIDER_PORT: `${providerPort}`,
    EMBEDDED_SERVICES: "content,provider",
    CONTENT_DATABASE: path.join(folder, "content.db"),
    CONTENT_WRITE_TOKEN: writeToken,
  };
  const parameters = ["--import", "tsx", "embedded/start/index.ts"];
  const isReady = () => responds(`http://localhost:${providerPort}/health`);
  return { ...createMachine({ port, program: process.execPath, parameters, environment, isReady }), providerPort };
}

/** An instance of the built site. */
export async function instance(
  upstreams: { readonly port: number; readonly providerPort: number },
  settings: Readonly<Record<string, string>>,
): Promise<Machine> {
  const [port] = await freePorts();
  const environment = {
    NODE_ENV: "production",
    PORT: `${port}`,
    CONTENT_API_URL: `http://localhost:${upstreams.port}/api/v2`,
    CONTENT_REPOSITORY: "tessera",
    CONTENT_WEBHOOK_SECRET: webhookSecret,
    PROVIDER_API_URL: `http://localhost:${upstreams.providerPort}`,
    FORMS_DIR: path.join(scratchFolder(), "forms"),
    ...settings,
  };
  const parameters = ["--import", "tsx", "server.ts"];
  // Before Next has started it responds 503; a page says more than `/readyz`, which waits for the upstreams.
  const isReady = () => responds(`http://localhost:${port}/robots.txt`);
  return createMachine({ port, program: process.execPath, parameters, environment, isReady });
}

/** A Redis without persistence: what it stored is gone when it ends. */
export async function redisMachine(): Promise<Machine> {
  const program = "redis-server";
  if (spawnSync(program, ["--version"]).status !== 0)
    throw new Error(
      "redis-server is not installed: `apt-get install redis-server`, or set nothing and run it elsewhere.",
    );
  const [port] = await freePorts();
  const eviction = ["--maxmemory", "64mb", "--maxmemory-policy", "volatile-ttl", "--maxmemory-samples", "10"];
  const parameters = ["--port", `${port}`, "--save", "", ...eviction];
  const isReady = async () =>
    spawnSync("redis-cli", ["-p", `${port}`, "ping"], { encoding: "utf8" }).stdout === "PONG\n";
  return createMachine({ port, program, parameters, isReady });
}
