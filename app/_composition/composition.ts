import { createProviderClient } from "../../catalog/provider/create-provider-client.ts";
import { withLastGood } from "../../catalog/snapshot/with-last-good.ts";
import { createContentClient } from "../../content/client/create-content-client.ts";
import { pageKinds } from "../../customtypes/index.ts";
import { createRenderer } from "../../renderer/line.ts";
import type { Ports } from "../../renderer/ports.ts";
import { shortcodes } from "../../shortcodes/index.ts";
import { components } from "../../slices/index.ts";
import { createDiagnosticLogger } from "./diagnostic-logger.ts";
import { environment } from "./environment.ts";
import { logDropped } from "./log-dropped.ts";
import { logFailure } from "./log-failure.ts";
import { logMissingIds } from "./log-missing-ids.ts";
import { logUnplanned } from "./log-unplanned.ts";
import { siteOrigin } from "./site-origin.ts";

/** The one place that knows every registry and every client. */
export const registries = {
  slices: new Map(Object.values(components).map((definition) => [definition.type, definition])),
  pageKinds,
  shortcodes,
};

const { contentApiUrl, contentRepository, contentAccessToken, contentMode, providerApiUrl } = environment;

export const pageTypes: readonly string[] = [...new Set(pageKinds.map(({ type }) => type)), "redirect"];

export const contentService = createContentClient({
  endpoint: contentApiUrl,
  repository: contentRepository,
  accessToken: contentAccessToken,
  mode: contentMode,
  pageTypes,
  timeoutMs: 5_000,
});

export const ports: Ports = {
  content: contentService,
  provider: withLastGood(
    createProviderClient({ baseUrl: providerApiUrl, onDropped: logDropped, onMissingIds: logMissingIds }),
    {
      max: 500,
      // As long as a stale page is served (`expireTime` in next.config.mjs): drawing it anew must not cost it its prices.
      maxAgeMs: 86_400_000,
      onCovered: (cause) => logFailure("covered by the last good answer", cause),
    },
  ),
  documents: contentService.documents,
  originOf: siteOrigin,
  now: Date.now,
  onDiagnostics: createDiagnosticLogger(),
  onFailure: logFailure,
  onUnplanned: logUnplanned,
};

export const renderPage = createRenderer(registries, ports);
