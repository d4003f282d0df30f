import type { Server } from "node:http";
import { createService } from "../http/create-service.ts";
import { sendCatalog } from "./send-catalog.ts";
import { bodyOf } from "./body-of.ts";
import { Failure, invalid } from "./failure.ts";
import { spoil } from "./fault.ts";
import { loadCatalog } from "./source/load-catalog.ts";

export interface ProviderServerOptions {
  /** Origin the image URLs begin with, without a trailing slash. */
  readonly mediaBaseUrl: string;
  /** Folder of `provider/` and `photos/`, with a trailing slash; by default the embedded data. */
  readonly dataFolder?: URL;
  /** How long the fault `slow` waits, in milliseconds. */
  readonly slowMs?: number;
}

const embeddedData = new URL("../data/", import.meta.url);

/** The provider's public API over the embedded data. Throws `DataError` when a data file is wrong. */
export function createProviderServer({
  mediaBaseUrl,
  dataFolder = embeddedData,
  slowMs = 3000,
}: ProviderServerOptions): Server {
  const source = { catalog: loadCatalog(dataFolder), mediaBaseUrl };
  return createService({
    unreadable: invalid("url", "an address that can be read").reply,
    failed: (cause) => failureOf(cause).reply,
    answer: async (request, url, response) => {
      if ((await spoil(request, url.searchParams, response, slowMs)) === "answered") return;
      sendCatalog(request, response, bodyOf(request.method ?? "GET", url, source));
    },
  });
}

function failureOf(cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  console.error("provider API:", cause);
  return new Failure(500, "E_ERROR_PROCESSING_REQUEST", "The request could not be processed.");
}
