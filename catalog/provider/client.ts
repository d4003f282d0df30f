import { createUpstream } from "../../http/upstream.ts";
import { type Load, type ProviderLoads, providerLoads } from "../snapshot/loads.ts";
import { readAll } from "../snapshot/reading.ts";
import { type ProviderResourceName, providerResources } from "../snapshot/table.ts";
import type { OnDropped } from "./parse-items.ts";
import type { OnMissingIds, Transport } from "./request.ts";

/** Reads the resources of the provider. Calls are GETs and carry no cookies: all travellers share pages. */
export interface ProviderClient extends ProviderLoads {
  /**
   * Returns the same client with the cookies of one traveller that may be forwarded, of a request's Cookie header. Its
   * readings are for that traveller only. Undefined without such cookies: then the readings of all are that traveller's too.
   */
  readonly forTraveler: (header: string | undefined) => ProviderClient | undefined;
}

export interface ProviderClientOptions {
  /** Origin of the provider's API, `https://api.example`. */
  readonly baseUrl: string;
  /** Headers with a key, for calls to that origin alone; none by default. */
  readonly credentials?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  /** For a whole call, its body and one retry included. */
  readonly timeoutMs?: number;
  /** The host whose paths lack the `/tours/` segment (H1). */
  readonly defaultHost?: string | undefined;
  /** Names of the cookies that calls for one traveller forward; none by default (H1). */
  readonly cookies?: readonly string[];
  /** Whether products without a translation are wanted in English; by default they are missing. */
  readonly fallbackToEnglish?: boolean;
  /** Whether products that exist for tests only are wanted too. */
  readonly useTest?: boolean;
  /** URL that returns `currentCountry.code`; by default one of the provider's own. */
  readonly countryUrl?: string;
  /** Receives each item that was omitted because it is invalid. */
  readonly onDropped?: OnDropped;
  /** Receives each call that was not made because it named no valid id. */
  readonly onMissingIds?: OnMissingIds;
}

export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { baseUrl, timeoutMs = 5000, countryUrl = new URL("/api/v1/country/current", baseUrl).href } = options;
  const upstream = () => createUpstream({ fetch: options.fetch, timeoutMs });
  const transport: Transport = {
    baseUrl,
    defaultHost: options.defaultHost,
    upstream: upstream(),
    credentials: options.credentials ?? {},
    cookie: undefined,
    fallbackToEnglish: options.fallbackToEnglish ?? false,
    useTest: options.useTest ?? false,
    onDropped: options.onDropped ?? (() => {}),
    onMissingIds: options.onMissingIds ?? (() => {}),
  };
  const ofCountries = new URL(countryUrl).origin === new URL(baseUrl).origin ? transport.credentials : {};
  const countries = { ...transport, upstream: upstream(), credentials: ofCountries, baseUrl: countryUrl };
  return toProviderClient(transport, { countries, forwarded: new Set(options.cookies) });
}

interface Others {
  /** For the country, from a separate host, with a separate circuit breaker and no cookies. */
  readonly countries: Transport;
  readonly forwarded: ReadonlySet<string>;
}

function toProviderClient(transport: Transport, { countries, forwarded }: Others): ProviderClient {
  function createLoad<Name extends ProviderResourceName>(name: Name): Load<Name> {
    return (queries, market) => readAll(providerResources[name], queries, { transport, countries, market });
  }
  return {
    ...providerLoads(createLoad),
    forTraveler: (header = "") => {
      const cookie = pickCookies(header, forwarded);
      return cookie === "" ? undefined : toProviderClient({ ...transport, cookie }, { countries, forwarded });
    },
  };
}

/** `a=1; b=2` with `b` → `b=2`; empty where none of the names is there. */
function pickCookies(header: string, names: ReadonlySet<string>): string {
  const pairs = header.split(";").map((pair) => pair.trim());
  const isNamed = (pair: string) => names.has(/^[^=]+(?==)/.exec(pair)?.[0] ?? "");
  return pairs.filter(isNamed).join("; ");
}
