import { type ContentSettings, readContentSettings } from "@tessera/content-service/settings/read-content-settings.ts";
import type { Environment } from "@tessera/runtime/settings/environment.ts";
import { port } from "@tessera/runtime/settings/port.ts";
import { products } from "./products.ts";

export interface Settings {
  readonly content: ContentSettings;
  readonly providerPort: number;
  /** How many products the provider has. */
  readonly products: number;
  /** Where browsers get pictures, without `/media`; undefined for the content service itself. */
  readonly mediaBaseUrl: string | undefined;
}

/** Reads the variables that the README of `embedded/` lists. Throws a `StartProblem` that says what to do. */
export function readSettings(environment: Environment): Settings {
  return {
    content: readContentSettings(environment),
    providerPort: port("PROVIDER_PORT", environment, 4002),
    products: products(environment),
    mediaBaseUrl: environment["MEDIA_BASE_URL"] || undefined,
  };
}
