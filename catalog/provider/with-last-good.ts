import { LRUCache } from "lru-cache";
import type { ProviderClient } from "./client.ts";

export interface LastGoodOptions {
  /** How many answers of each call are kept. */
  readonly max: number;
  /** How long an answer may stand in for a new one, in milliseconds. */
  readonly maxAgeMs: number;
  /** Told of every failure that an earlier answer covered. */
  readonly onCovered: (cause: unknown) => void;
}

/**
 * A client that gives its last good answer to a question where the provider fails to give a new one: a page that is
 * drawn anew while the provider is down keeps its prices. Without an earlier answer the failure is thrown.
 */
export function withLastGood(client: ProviderClient, options: LastGoodOptions): ProviderClient {
  return {
    tourGroups: remembering(client.tourGroups, options),
    collectionProducts: remembering(client.collectionProducts, options),
    collections: remembering(client.collections, options),
    currencies: remembering(client.currencies, options),
  };
}

function remembering<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
  { max, maxAgeMs, onCovered }: LastGoodOptions,
): (...question: Question) => Promise<Answer> {
  const kept = new LRUCache<string, { readonly answer: Answer }>({ max, ttl: maxAgeMs });
  return async (...question) => {
    const key = JSON.stringify(question);
    try {
      const answer = await ask(...question);
      kept.set(key, { answer });
      return answer;
    } catch (cause) {
      const last = kept.get(key);
      if (last === undefined) throw cause;
      onCovered(cause);
      return last.answer;
    }
  };
}
