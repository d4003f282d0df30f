import { StartError } from "./terminal.ts";

/** In place of an address: the embedded service, also beside an upstream that is not embedded. */
const embedded = "embedded";

const services = {
  content: { variable: "CONTENT_API_URL", shown: "the demo pages" },
  provider: { variable: "PROVIDER_API_URL", shown: "demo products and prices" },
} as const;

type ServiceName = keyof typeof services;

export interface Upstreams {
  /** The embedded services that this process starts. */
  readonly embedded: readonly ServiceName[];
  /** Notice for visitors of a demo beside real data, as a sentence. Undefined when nothing is mixed. */
  readonly mixed: string | undefined;
  /** Variables for the site and the embedded services. */
  readonly environment: {
    readonly CONTENT_PORT: string;
    readonly PROVIDER_PORT: string;
    /** Port of the stand-in for the booking flow; empty where products are real. */
    readonly BOOKING_PORT: string;
    readonly CONTENT_API_URL: string;
    readonly PROVIDER_API_URL: string;
    /** The embedded services to start, separated by commas. */
    readonly EMBEDDED_SERVICES: string;
  };
}

/**
 * Returns where content and products come from: the configured addresses, else the embedded services. Outside
 * development, throws `StartError` when one is configured and nothing says where the other comes from.
 */
export function upstreams(variables: NodeJS.ProcessEnv, development: boolean): Upstreams {
  const { CONTENT_API_URL: content = "", PROVIDER_API_URL: provider = "" } = variables;
  if (!development) refuseHalf({ content, provider });
  const CONTENT_PORT = variables["CONTENT_PORT"] || "4001";
  const PROVIDER_PORT = variables["PROVIDER_PORT"] || "4002";
  const isEmbedded = { content: isDemo(content), provider: isDemo(provider) };
  const started = (["content", "provider"] as const).filter((name) => isEmbedded[name]);
  return {
    embedded: started,
    mixed: mixture(started),
    environment: {
      CONTENT_PORT,
      PROVIDER_PORT,
      BOOKING_PORT: isEmbedded.provider ? bookingPort(variables, PROVIDER_PORT) : "",
      CONTENT_API_URL: isEmbedded.content ? `http://localhost:${CONTENT_PORT}/api/v2` : content,
      PROVIDER_API_URL: isEmbedded.provider ? `http://localhost:${PROVIDER_PORT}` : provider,
      EMBEDDED_SERVICES: [...started, ...(isEmbedded.provider ? ["booking"] : [])].join(","),
    },
  };
}

/** Returns the configured port, else the one after the provider's: demo products are booked at a stand-in. */
function bookingPort(variables: NodeJS.ProcessEnv, providerPort: string): string {
  return variables["BOOKING_PORT"] || `${Number(providerPort) + 1}`;
}

function isDemo(value: string): boolean {
  return value === "" || value === embedded;
}

/** Throws when one upstream is configured and the other variable is empty. */
function refuseHalf(values: Readonly<Record<ServiceName, string>>): void {
  for (const [missing, other] of [
    ["provider", "content"],
    ["content", "provider"],
  ] as const) {
    if (values[missing] !== "" || isDemo(values[other])) continue;
    const { variable, shown } = services[missing];
    throw new StartError(
      `${services[other].variable} is set, but ${variable} is not: the site would show ${shown} beside your own data. ` +
        `Set ${variable} to its address, or to "${embedded}" to show ${shown} on purpose.`,
    );
  }
}

function mixture(started: readonly ServiceName[]): string | undefined {
  const [only] = started;
  if (only === undefined || started.length > 1) return undefined;
  return `${services[only].variable} is not an address: the site shows ${services[only].shown} beside your own data.`;
}
