import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createCallLog } from "../call-log.ts";
import { createMediaHandler, type MediaHandler } from "../media/create-media-handler.ts";
import { sendMedia } from "../media/send-media.ts";
import { sendJson } from "../send-json.ts";
import { answerCatalog, answerFailure } from "./answer.ts";
import { bodyOf } from "./body-of.ts";
import { Failure } from "./failure.ts";
import { spoil } from "./fault.ts";
import type { Catalog } from "./source/catalog.ts";
import { loadCatalog } from "./source/load-catalog.ts";

export interface ProviderServerOptions {
  /** Origin the image URLs begin with, without a trailing slash. */
  readonly mediaBaseUrl: string;
  /** Folder of `provider/` and `photos/`, with a trailing slash; by default the embedded data. */
  readonly dataFolder?: URL;
  /** How long the fault `slow` waits, in milliseconds. */
  readonly slowMs?: number;
}

interface Service {
  readonly catalog: Catalog;
  readonly logged: ReturnType<typeof createCallLog>;
  readonly media: MediaHandler;
  readonly mediaBaseUrl: string;
  readonly slowMs: number;
}

const embeddedData = new URL("../data/", import.meta.url);

/** The provider's public API over the embedded data. Throws `DataError` when a data file is wrong. */
export function createProviderServer({
  mediaBaseUrl,
  dataFolder = embeddedData,
  slowMs = 3000,
}: ProviderServerOptions): Server {
  const service: Service = {
    catalog: loadCatalog(dataFolder),
    logged: createCallLog(),
    media: createMediaHandler(),
    mediaBaseUrl,
    slowMs,
  };
  return createServer((request, response) => {
    handle(service, request, response).catch((cause: unknown) => answerFailure(response, failureOf(cause)));
  });
}

async function handle(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET" } = request;
  const url = new URL(`http://provider${request.url ?? "/"}`);
  const log = service.logged(method, url);
  if (log !== undefined) return sendJson(response, log);
  if (url.pathname === "/health") return sendJson(response, { status: 200, body: { status: "ok" } });
  const picture = await service.media(url, request.headers);
  if (picture !== undefined) return sendMedia(response, picture);
  if ((await spoil(request, url.searchParams, response, service.slowMs)) === "answered") return;
  answerCatalog(request, response, bodyOf(method, url, service));
}

function failureOf(cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  console.error(cause);
  return new Failure(500, "E_ERROR_PROCESSING_REQUEST", "The request could not be processed.");
}
