import { epochNow } from "@tessera/runtime/epoch-now.ts";
import { createTurns } from "@tessera/media/turns.ts";
import type { Endpoint, Handle } from "../../http/endpoint.ts";
import { refusalResponse } from "../responses.ts";
import type { WriteContext } from "../write-context.ts";
import { readLenientEdit } from "../read-edit.ts";
import { createDocument } from "./create-document.ts";
import { releaseId } from "./migration-release.ts";
import { updateDocument } from "./update-document.ts";

/**
 * Endpoints of Prismic's Migration API. Changes run one by one, as each depends on the state before. Bodies are read
 * first, so that a slow sender blocks nobody.
 */
export function migrationEndpoints(context: WriteContext): readonly Endpoint[] {
  const inTurn = createTurns(1);
  const inTurnWithBody =
    (handle: Handle): Handle =>
    async (request) => {
      await request.text();
      return inTurn(() => handle(request));
    };
  return [
    { method: "POST", path: "/migration/documents", handle: inTurnWithBody(createDocument(context)) },
    { method: "PUT", path: "/migration/documents/:id", handle: inTurnWithBody(updateDocument(context)) },
    { method: "POST", path: "/migration/migration-release/publish", handle: inTurnWithBody(publishRelease(context)) },
  ];
}

/** Publishes all migrated documents at once. */
function publishRelease({ store }: Pick<WriteContext, "store">): Handle {
  return async (request) => {
    if (!(await store.overlay(releaseId))) return { status: 202, body: { totalItems: 0 } };
    const published = await store.publishOverlay(releaseId, epochNow(), readLenientEdit(request));
    if ("refused" in published) return refusalResponse(published);
    return { status: 202, body: { totalItems: published.documents.length } };
  };
}
