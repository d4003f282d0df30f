import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import type { Handle } from "../http/endpoint.ts";
import type { ContentStore } from "../store/content-store.ts";
import { isRefusal, type Refusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import { refusalResponse } from "../write-api/responses.ts";

type Kind = Overlay["kind"];

export async function findOverlay(
  kind: Kind,
  id: string,
  store: Pick<ContentStore, "overlay">,
): Promise<Overlay | Refusal> {
  const overlay = await store.overlay(id);
  return overlay?.kind === kind ? overlay : { refused: "not-found", message: `There is no ${kind} "${id}".` };
}

/** Returns the id of the document that the path names as `:document`. */
export function documentIn(request: HonoRequest): string {
  return request.param("document") ?? "";
}

/** Passes a handler the release or draft that the path names as `:id`; responds 404 without one. */
export function withOverlay(
  kind: Kind,
  store: ContentStore,
  handle: (overlay: Overlay, request: HonoRequest) => Promise<JsonReply>,
): Handle {
  return async (request) => {
    const overlay = await findOverlay(kind, request.param("id") ?? "", store);
    return isRefusal(overlay) ? refusalResponse(overlay) : handle(overlay, request);
  };
}
