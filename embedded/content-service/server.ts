import type { Server } from "node:http";
import { createService } from "../http/create-service.ts";
import { type JsonReply, sendJson } from "../http/send-json.ts";
import { createMediaHandler } from "../media/create-media-handler.ts";
import { sendMedia } from "../media/send-media.ts";
import { internalError, parameterError } from "./http/reply.ts";
import { route } from "./http/route.ts";
import type { DocumentStore } from "./store/document-store.ts";

export interface ContentServerOptions {
  readonly store: DocumentStore;
  /** Where the pictures of documents are served, without `/media`; the service itself when left out. */
  readonly mediaBaseUrl?: string | undefined;
}

/** The content service: Prismic's Document API v2, and pictures. Not listening yet. */
export function createContentServer({ store, mediaBaseUrl }: ContentServerOptions): Server {
  const media = createMediaHandler();
  return createService({
    unreadable: parameterError("url", "the address can't be read"),
    failed,
    answer: async ({ method = "GET", headers }, url, response) => {
      const picture = method === "GET" ? await media(url, headers) : undefined;
      if (picture) return sendMedia(response, picture);
      sendJson(response, await route(method, url, { store, mediaBaseUrl: mediaBaseUrl ?? url.origin }));
    },
  });
}

function failed(cause: unknown): JsonReply {
  console.error("content service:", cause);
  return internalError();
}
