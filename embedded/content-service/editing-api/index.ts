import type { Endpoint } from "../http/endpoint.ts";
import { contentEndpoints } from "./content-endpoints.ts";
import type { EditingContext } from "./editing-context.ts";
import { guarded } from "../write-api/guarded.ts";
import { overlayEndpoints } from "./overlay-endpoints.ts";
import { drafts, releases } from "./overlay-kind.ts";
import { previewEndpoint } from "./preview-endpoint.ts";
import { webhookEndpoint } from "./webhook-endpoint.ts";

/** What editors' tools call: releases, drafts, previews and a test of the webhook, all for holders of a write token. */
export function editingEndpoints(context: EditingContext): readonly Endpoint[] {
  return [
    ...[releases, drafts].flatMap((kind) => [...overlayEndpoints(kind, context), ...contentEndpoints(kind, context)]),
    previewEndpoint(context),
    webhookEndpoint(context),
  ].map((endpoint) => guarded(endpoint, context));
}
