import { Redis } from "ioredis";
import type { StoreLog } from "../bytes-store.ts";
import { describeStoreError } from "../stored-pages.ts";

/** Milliseconds without a reply after which the server, or the way to it, counts as gone. */
const silentMs = 1_000;

/** Longest wait between two attempts to connect, in milliseconds. */
const maxWaitMs = 1_000;

/** Milliseconds that a start waits for the first connection. */
const firstConnectionMs = 1_000;

/**
 * Connects to Redis or Valkey at `redis://` or `rediss://`, and again whenever the connection is lost. Without one each
 * command fails at once. Resolves when it is connected, and after a second in any case.
 */
export async function connectRedis(url: string, log: StoreLog): Promise<Redis> {
  const redis = new Redis(url, {
    commandTimeout: silentMs,
    socketTimeout: silentMs,
    connectTimeout: 2 * silentMs,
    // A command that waits for a connection would make its page wait.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(2 ** attempt * 25, maxWaitMs),
    connectionName: "tessera",
    protocol: 2,
  });
  let connected = false;
  redis.on("ready", () => {
    connected = true;
    log.info("page-store-connected", "Pages are shared through Redis.");
  });
  redis.on("close", () => {
    if (connected) log.error("page-store-lost", "Redis is gone: this instance goes on alone, and connects again.");
    connected = false;
  });
  // Node ends a process whose error nobody receives.
  redis.on("error", (error: unknown) => log.error("page-store-failure", describeStoreError(error)));
  await new Promise<void>((resolve) => {
    redis.once("ready", resolve);
    setTimeout(resolve, firstConnectionMs).unref();
  });
  return redis;
}
