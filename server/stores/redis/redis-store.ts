import type { Redis } from "ioredis";
import type { BytesStore } from "../bytes-store.ts";

/** Returns a store in Redis. Each key begins with `prefix`; a value expires so many milliseconds after it was stored. */
export function createRedisStore(redis: Redis, prefix: string, lifetimeMs: number): BytesStore {
  return {
    get: async (key) => (await redis.getBuffer(prefix + key)) ?? undefined,
    set: async (key, value, ifMissing) => {
      if (ifMissing) await redis.set(prefix + key, value, "PX", lifetimeMs, "NX");
      else await redis.set(prefix + key, value, "PX", lifetimeMs);
    },
    close: async () => redis.disconnect(),
  };
}
