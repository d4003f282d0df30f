import { type ChildProcess, fork } from "node:child_process";
import { on } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { endProcess } from "../support/end-process.ts";
import { type FaultyProxy, startFaultyProxy } from "../support/faulty-proxy.ts";

export interface Upstreams {
  readonly content: FaultyProxy;
  readonly provider: FaultyProxy;
  readonly stop: () => Promise<void>;
}

const ready = v.object({ contentUrl: v.string(), providerUrl: v.string() });

/** Starts both embedded services on free ports, each behind a proxy that can break its responses. */
export async function startUpstreams(environment: Readonly<Record<string, string>> = {}): Promise<Upstreams> {
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  const ports = { CONTENT_PORT: "0", PROVIDER_PORT: "0", CONTENT_DATABASE: join(folder, "content.db") };
  const child = fork("embedded/start/index.ts", {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...environment, ...ports },
  });
  const { contentUrl, providerUrl } = await readReady(child);
  const [content, provider] = await Promise.all([
    startFaultyProxy(new URL(contentUrl).origin),
    startFaultyProxy(new URL(providerUrl).origin),
  ]);
  return {
    content,
    provider,
    stop: async () => {
      await endProcess(child);
      for (const proxy of [content, provider]) proxy.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns the first message that names both addresses; those before it report the progress of the start. */
async function readReady(child: ChildProcess): Promise<v.InferOutput<typeof ready>> {
  for await (const [message] of on(child, "message")) if (v.is(ready, message)) return message;
  throw new Error("The upstreams have ended.");
}
