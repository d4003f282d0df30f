import type { JsonReply } from "../../../http/send-json.ts";
import { createTurns } from "../../../media/turns.ts";
import type { Call, Endpoint } from "../../http/endpoint.ts";
import { refusalResponse } from "../responses.ts";
import { bodyLimit } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";
import { createDocument } from "./create-document.ts";
import { releaseId } from "./migration-release.ts";
import { updateDocument } from "./update-document.ts";

/**
 * Prismic's Migration API, as its clients call it. One change at a time, as each looks at what the one before
 * left; none has its turn before all of it is here, so that a slow sender keeps nobody waiting.
 */
export function migrationEndpoints(context: WriteContext): readonly Endpoint[] {
  const inTurn = createTurns(1);
  const oneByOne = (answer: (call: Call) => Promise<JsonReply>) => async (call: Call) => {
    const body = await call.body(bodyLimit);
    return inTurn(() => answer({ ...call, body: async () => body }));
  };
  return [
    { method: "POST", path: "/migration/documents", answer: oneByOne(createDocument(context)) },
    { method: "PUT", path: "/migration/documents/:id", answer: oneByOne(updateDocument(context)) },
    { method: "POST", path: "/migration/migration-release/publish", answer: oneByOne(publishRelease(context)) },
  ];
}

/** Publishes all that was migrated at once. */
function publishRelease({ store }: Pick<WriteContext, "store">): () => Promise<JsonReply> {
  return async () => {
    if (!(await store.overlay(releaseId))) return { status: 202, body: { totalItems: 0 } };
    const published = await store.publishOverlay(releaseId, Date.now());
    if ("refused" in published) return refusalResponse(published);
    return { status: 202, body: { totalItems: published.documents.length } };
  };
}
