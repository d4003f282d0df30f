import { createUpstream } from "../../http/upstream.ts";
import type { ProviderClient } from "./client.ts";
import { collectionCalls } from "./collection-calls.ts";
import { country } from "../market/provider-country.ts";
import { liveCalls } from "./live-calls.ts";
import type { OnDropped } from "./parse-items.ts";
import { placeCalls } from "./place-calls.ts";
import { productCalls } from "./product-calls.ts";
import { reviewCalls } from "./review-calls.ts";
import { siteCalls } from "./site-calls.ts";
import type { OnMissingIds, Transport } from "./transport.ts";

export interface ProviderClientOptions {
  /** Where the provider's API answers, `https://api.example`. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** For a whole call, its body and one retry included. */
  readonly timeoutMs?: number;
  /** The host whose paths lack the `/tours/` segment (specification §7). */
  readonly defaultHost?: string;
  /** Whether a product that is not translated is wanted in English; by default it is left out. */
  readonly fallbackToEnglish?: boolean;
  /** Whether products that are there for tests only are wanted too. */
  readonly useTest?: boolean;
  /** Where `currentCountry.code` is read; by default the provider's own. */
  readonly countryUrl?: string;
  /** Told of each item that was left out because it did not fit its shape. */
  readonly onDropped?: OnDropped;
  /** Told of each call that was not made because it named no id. */
  readonly onMissingIds?: OnMissingIds;
}

/** A client of the provider's API. Its calls are GETs and carry no cookies: pages are shared between travellers. */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const {
    baseUrl,
    defaultHost,
    timeoutMs = 5000,
    countryUrl = new URL("/api/v1/country/current", baseUrl).href,
  } = options;
  const upstream = () => createUpstream({ fetch: options.fetch, timeoutMs });
  const transport: Transport = {
    baseUrl,
    defaultHost,
    upstream: upstream(),
    cookie: undefined,
    fallbackToEnglish: options.fallbackToEnglish ?? false,
    useTest: options.useTest ?? false,
    onDropped: options.onDropped ?? (() => {}),
    onMissingIds: options.onMissingIds ?? (() => {}),
  };
  return clientOf(transport, { ...transport, upstream: upstream(), baseUrl: countryUrl });
}

/** The country is asked of a host of its own: with a circuit breaker of its own, and without the traveller's cookies. */
function clientOf(transport: Transport, countries: Transport): ProviderClient {
  return {
    ...productCalls(transport),
    ...collectionCalls(transport),
    ...placeCalls(transport),
    ...siteCalls(transport),
    ...reviewCalls(transport),
    ...liveCalls(transport),
    country: () => country(countries),
    forTraveller: (cookie) => clientOf({ ...transport, cookie }, countries),
  };
}
