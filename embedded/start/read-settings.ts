import { type ContentSettings, readContentSettings } from "@tessera/content-service/settings/read-content-settings.ts";
import { type Environment, hostNames, port, secrets } from "@tessera/runtime/settings.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";

const serviceNames = ["content", "provider", "booking"] as const;

export type ServiceName = (typeof serviceNames)[number];

export interface Settings {
  /** The services to start. */
  readonly services: readonly ServiceName[];
  readonly content: ContentSettings;
  readonly providerPort: number;
  readonly bookingPort: number;
  /** Port of the site, which the booking stand-in links back to. */
  readonly sitePort: number;
  /** Keys of which each request to the provider needs one; none when it is empty. */
  readonly providerKeys: readonly string[];
  /** How many products the provider has. */
  readonly products: number;
  /** Host names that all services have besides those of this machine. */
  readonly hosts: readonly string[];
  /** Where browsers get pictures, without `/media`; undefined for the content service, else the provider. */
  readonly mediaBaseUrl: string | undefined;
}

/** Reads the variables that `docs/embedded.md` lists. Throws a `StartProblem` that says what to do. */
export function readSettings(environment: Environment): Settings {
  const mediaBaseUrl = environment["MEDIA_BASE_URL"] || undefined;
  const providerPort = port("PROVIDER_PORT", environment, 4002);
  return {
    services: services(environment),
    content: readContentSettings(environment),
    providerPort,
    bookingPort: port("BOOKING_PORT", environment, providerPort === 0 ? 0 : providerPort + 1),
    // The site sets the first to the port that it listens on, whatever `PORT` is.
    sitePort: port("LOCAL_ORIGIN_PORT", environment, port("PORT", environment, 3000)),
    providerKeys: secrets("PROVIDER_API_KEYS", environment),
    products: products(environment),
    hosts: [...hostNames("EMBEDDED_HOSTS", environment), ...toHostNames(mediaBaseUrl)],
    mediaBaseUrl,
  };
}

/** Returns the host name of an address: a proxy that browsers reach there passes it on. */
function toHostNames(url: string | undefined): readonly string[] {
  return url !== undefined && URL.canParse(url) ? [new URL(url).hostname] : [];
}

/** Reads which services to start: all by default. */
function services(environment: Environment): readonly ServiceName[] {
  const text = environment["EMBEDDED_SERVICES"] || serviceNames.join(",");
  const names = text.split(",").map((name) => name.trim());
  if (names.every((name) => serviceNames.some((known) => known === name)))
    return serviceNames.filter((name) => names.includes(name));
  throw new StartProblem(`EMBEDDED_SERVICES is "${text}": set it to some of ${serviceNames.join(", ")}, with commas.`);
}

const sizes: ReadonlyMap<string, number> = new Map([
  ["424", 424],
  ["10k", 10_000],
  ["100k", 100_000],
]);

/** How many products the provider has. */
function products(environment: Environment): number {
  const text = environment["PROVIDER_PRODUCTS"] || "424";
  const size = sizes.get(text);
  if (size !== undefined) return size;
  throw new StartProblem(`PROVIDER_PRODUCTS is "${text}": set it to ${[...sizes.keys()].join(", ")}, or leave it out.`);
}
