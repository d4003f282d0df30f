import { epochNow } from "@tessera/runtime/epoch-now.ts";
import type { Server } from "node:http";
import { createMedia } from "@tessera/media/create-media.ts";
import { createService } from "@tessera/runtime/http/create-service.ts";
import { addRoutes, canonicalPath } from "./add-routes.ts";
import { demandKey } from "./demand-key.ts";
import { Failure, invalid } from "./failure.ts";
import { faultResponse } from "./fault.ts";
import { createStandingFault, orderLimit } from "./standing-fault.ts";
import { loadCatalog } from "./source/load-catalog.ts";

export interface ProviderServerOptions {
  /** Origin of image URLs, without a trailing slash; by default this service, which then serves the pictures too. */
  readonly mediaBaseUrl?: string | undefined;
  /** Keys of which each request needs one, as `Authorization: Bearer <key>`; by default none is needed. */
  readonly keys?: readonly string[];
  /** Host names of the service besides those of this machine. */
  readonly hosts?: readonly string[];
  /** Folder of the data files, with a trailing slash; by default the embedded data. */
  readonly dataFolder?: URL;
  /** How many products there are to be; by default 424. */
  readonly products?: number | undefined;
  /** Epoch milliseconds: what "today" follows from. */
  readonly now?: () => number;
  /** Milliseconds of a clock that never goes back: how long a fault lasts. */
  readonly monotonicNow?: () => number;
  /** How long the fault `slow` waits, in milliseconds. */
  readonly slowMs?: number;
}

const embeddedData = new URL("./data/", import.meta.url);

/** Creates the provider's public API over the embedded data. Throws `DataError` when a data file is wrong. */
export function createProviderServer({
  mediaBaseUrl,
  keys = [],
  hosts = [],
  dataFolder = embeddedData,
  products,
  now = epochNow,
  monotonicNow = () => performance.now(),
  slowMs = 3000,
}: ProviderServerOptions): Server {
  const catalog = loadCatalog(dataFolder, products);
  const standing = createStandingFault(monotonicNow);
  return createService({
    hosts,
    getPath: canonicalPath,
    invalidAddress: invalid("url", "an address that can be read").reply,
    failed: (cause) => toFailure(cause).reply,
    routes: (app) => {
      app.all("/__fault", orderLimit, standing.control);
      app.use(async ({ req }, next) => {
        const name = req.header("x-fault") ?? req.query("fault") ?? standing.current();
        const spared = name === undefined || req.method === "OPTIONS";
        return (spared ? undefined : await faultResponse(name, slowMs)) ?? next();
      });
      if (mediaBaseUrl === undefined) app.route("/", createMedia());
      if (keys.length > 0) app.use(demandKey(keys));
      addRoutes(app, (origin) => ({ catalog, mediaBaseUrl: mediaBaseUrl ?? origin, now: now() }));
    },
  });
}

function toFailure(cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  console.error("provider API:", cause);
  return new Failure(500, "E_ERROR_PROCESSING_REQUEST", "The request could not be processed.");
}
