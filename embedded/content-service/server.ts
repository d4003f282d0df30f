import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createCallLog } from "../call-log.ts";
import { sendJson } from "../send-json.ts";
import { createMediaHandler } from "../media/create-media-handler.ts";
import { sendMedia } from "../media/send-media.ts";
import { internalError, parameterError } from "./http/reply.ts";
import { requestUrl } from "./http/request-url.ts";
import { route } from "./http/route.ts";
import type { DocumentStore } from "./store/document-store.ts";

export interface ContentServerOptions {
  readonly store: DocumentStore;
  /** Where the pictures of documents are served, without `/media`; the service itself when left out. */
  readonly mediaBaseUrl?: string | undefined;
}

/** Bytes of request line and headers: a query may name hundreds of documents. */
const maxHeaderSize = 64 * 1024;

/** The content service: Prismic's Document API v2, and pictures. Not listening yet. */
export function createContentServer({ store, mediaBaseUrl }: ContentServerOptions): Server {
  const media = createMediaHandler();
  const calls = createCallLog();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = requestUrl(request);
    if (!url) return sendJson(response, parameterError("url", "the address can't be read"));
    const method = request.method ?? "GET";
    const called = calls(method, url);
    if (called) return sendJson(response, called);
    const picture = method === "GET" ? await media(url, request.headers) : undefined;
    if (picture) return sendMedia(response, picture);
    sendJson(response, await route(method, url, { store, mediaBaseUrl: mediaBaseUrl ?? url.origin }));
  }

  return createServer({ maxHeaderSize }, (request, response) => {
    answer(request, response).catch((cause: unknown) => {
      console.error("content service:", cause);
      sendJson(response, internalError());
    });
  });
}
