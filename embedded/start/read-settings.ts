import { type ContentSettings, readContentSettings } from "@tessera/content-service/settings/read-content-settings.ts";
import { type Environment, port } from "@tessera/runtime/settings.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";

export interface Settings {
  readonly content: ContentSettings;
  readonly providerPort: number;
  /** How many products the provider has. */
  readonly products: number;
  /** Where browsers get pictures, without `/media`; undefined for the content service itself. */
  readonly mediaBaseUrl: string | undefined;
}

/** Reads the variables that `docs/embedded.md` lists. Throws a `StartProblem` that says what to do. */
export function readSettings(environment: Environment): Settings {
  return {
    content: readContentSettings(environment),
    providerPort: port("PROVIDER_PORT", environment, 4002),
    products: products(environment),
    mediaBaseUrl: environment["MEDIA_BASE_URL"] || undefined,
  };
}

const sizes: ReadonlyMap<string, number> = new Map([
  ["400", 400],
  ["10k", 10_000],
  ["100k", 100_000],
]);

/** How many products the provider has. */
function products(environment: Environment): number {
  const text = environment["PROVIDER_PRODUCTS"] || "400";
  const size = sizes.get(text);
  if (size !== undefined) return size;
  throw new StartProblem(`PROVIDER_PRODUCTS is "${text}": set it to ${[...sizes.keys()].join(", ")}, or leave it out.`);
}
