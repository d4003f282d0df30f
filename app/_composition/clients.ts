import { createProviderClient } from "../../catalog/provider/client.ts";
import { createContentClient } from "../../content/client/create-content-client.ts";
import { sites } from "../../hosts/index.ts";
import { createTracedFetch } from "../../telemetry/trace/traced-fetch.ts";
import { telemetry } from "../../framework/next/telemetry.ts";
import { environment, origins } from "./environment.ts";
import { createDropLogger, createProviderLogger } from "./log.ts";
import { addressedTypes } from "./registries.ts";

const { contentApiUrl, contentRepository, contentAccessToken, contentMode, providerApiUrl, providerCredentials } =
  environment;

/** Next replaces the global `fetch`, so it is read at each call. */
const tracedFetch = createTracedFetch({
  observations: telemetry().observations,
  fetch: (input, init) => fetch(input, init),
  ownOrigins: sites.map(origins.getSite),
});

/** Milliseconds for one call. In development the same process compiles meanwhile. */
const timeoutMs = environment.development ? 60_000 : 5_000;

/** Reads documents. */
export const contentService = createContentClient({
  endpoint: contentApiUrl,
  repository: contentRepository,
  accessToken: contentAccessToken,
  mode: contentMode,
  pageTypes: addressedTypes,
  fetch: tracedFetch,
  timeoutMs,
  // A development page that reloads after a publication must show it.
  ...(environment.development && { repositoryTtlMs: 0 }),
});

/** Without last good values, and without sharing calls among pages. */
export const providerClient = createProviderClient({
  baseUrl: providerApiUrl,
  timeoutMs,
  credentials: providerCredentials,
  defaultHost: environment.providerDefaultHost,
  cookies: environment.providerCookies,
  fetch: tracedFetch,
  fallbackToEnglish: true,
  onDropped: createDropLogger(telemetry()),
  onMissingIds: createProviderLogger(telemetry()).logMissingIds,
});
