import { epochNow } from "@tessera/runtime/epoch-now.ts";
import type { Server } from "node:http";
import { createService } from "@tessera/runtime/http/create-service.ts";
import { createMedia } from "@tessera/media/create-media.ts";
import type { MediaLibrary } from "@tessera/media/uploads.ts";
import { graphQLEndpoints } from "./graphql/graphql-endpoints.ts";
import type { Access } from "./http/access.ts";
import { addEndpoints, routedPath } from "./http/add-endpoints.ts";
import type { Endpoint } from "./http/endpoint.ts";
import { failure } from "./http/failure.ts";
import { limitRate } from "./http/rate-limit.ts";
import { readEndpoints } from "./http/read-endpoints.ts";
import { parameterError } from "./http/responses.ts";
import type { ContentStore } from "./store/content-store.ts";

export interface ContentServerOptions {
  readonly store: ContentStore;
  /** Origin of pictures, without `/media`; defaults to the service itself. */
  readonly mediaBaseUrl?: string | undefined;
  /** Host names of the service besides those of this machine. */
  readonly hosts?: readonly string[];
  /** Returns what `/health` says besides that the service runs. */
  readonly health?: () => object;
  readonly repositoryName?: string;
  /** Defaults to reading of everything published and every release, and no writing. */
  readonly access?: Access;
  /** Requests per second, pictures excluded; unlimited by default. */
  readonly rateLimit?: number | undefined;
  /** Endpoints besides the Document API and GraphQL. */
  readonly endpoints?: readonly Endpoint[];
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/**
 * Creates the content service, not listening yet: Prismic's Document API v2, GraphQL, further endpoints, and pictures.
 */
export function createContentServer(options: ContentServerOptions): Server {
  const { store, mediaBaseUrl, repositoryName = "tessera", access = openAccess, rateLimit, now = epochNow } = options;
  const service = { store, mediaBaseUrl, repositoryName, access, now };
  const endpoints = [...readEndpoints(service), ...graphQLEndpoints(service), ...(options.endpoints ?? [])];
  return createService({
    hosts: options.hosts,
    health: options.health,
    getPath: routedPath,
    invalidAddress: parameterError("url", "the address can't be read"),
    failed: failure,
    routes: (app) => {
      app.route("/", createMedia({ library: mediaLibrary(store) }));
      if (rateLimit !== undefined) app.use(limitRate(rateLimit, () => performance.now()));
      addEndpoints(app, endpoints);
    },
  });
}

const openAccess: Access = { visibility: "open", tokens: [], writeTokens: [] };

/** Reads the uploaded files of a store. */
function mediaLibrary(store: Pick<ContentStore, "assets" | "assetFile">): MediaLibrary {
  return {
    find: async (id) => {
      const [asset] = await store.assets([id]);
      return asset && { ...asset, read: async () => (await store.assetFile(id)) ?? new Uint8Array() };
    },
  };
}
