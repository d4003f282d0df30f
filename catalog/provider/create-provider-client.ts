import { createCircuitBreaker } from "./circuit-breaker.ts";
import type { ProviderClient } from "./client.ts";
import { collections } from "./collections.ts";
import { currencyList } from "./currency-list.ts";
import { listByCollection } from "./list-by-collection.ts";
import type { OnDropped } from "./parse-items.ts";
import { tourGroups } from "./tour-groups.ts";
import type { Transport } from "./transport.ts";

export interface ProviderClientOptions {
  /** Where the provider's API answers, `https://api.example`. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** For a whole call, its body and one retry included. */
  readonly timeoutMs?: number;
  /** The host whose paths lack the `/tours/` segment (specification §7). */
  readonly defaultHost?: string;
  /** Told of each item that was left out because it did not fit its shape. */
  readonly onDropped?: OnDropped;
}

/** A client of the provider's API. Its calls are GETs and carry no cookies: pages are shared between travellers. */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const transport: Transport = {
    baseUrl: options.baseUrl,
    defaultHost: options.defaultHost,
    fetch: options.fetch ?? fetch,
    timeoutMs: options.timeoutMs ?? 5000,
    breaker: createCircuitBreaker(),
    onDropped: options.onDropped ?? (() => {}),
  };
  return {
    tourGroups: (ids, market) => tourGroups(transport, ids, market),
    collectionProducts: (query, market) => listByCollection(transport, query, market),
    collections: (ids, market) => collections(transport, ids, market),
    currencies: () => currencyList(transport),
  };
}
