import { epochNow } from "@tessera/runtime/epoch-now.ts";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { testMessage } from "../webhook/message.ts";
import { send } from "../webhook/send.ts";
import { guarded } from "../write-api/guarded.ts";
import { ok, refusalResponse } from "../write-api/responses.ts";
import { batchEndpoint } from "./batch-endpoint.ts";
import { contentEndpoints } from "./content-endpoints.ts";
import type { EditingContext } from "./editing-context.ts";
import { deliverEndpoint } from "./deliver-endpoint.ts";
import { differenceEndpoint, overlayDifferenceEndpoint } from "./difference-endpoints.ts";
import { historyEndpoints } from "./history-endpoints.ts";
import { findingsEndpoint } from "./findings-endpoint.ts";
import { draftEndpoints } from "./draft-endpoints.ts";
import { listEndpoints } from "./list-endpoints.ts";
import { mergeEndpoint } from "./merge-endpoint.ts";
import { drafts, overlayEndpoints, releases } from "./overlay-endpoints.ts";
import { previewEndpoint } from "./preview-endpoint.ts";
import { validateEndpoint } from "./validate-endpoint.ts";

/** Endpoints for editors: releases, drafts, history, previews and a webhook test. All need a write token. */
export function editingEndpoints(context: EditingContext): readonly Endpoint[] {
  return guarded(
    [
      ...[releases, drafts].flatMap((kind) => [
        ...overlayEndpoints(kind, context),
        overlayDifferenceEndpoint(kind, context),
        ...contentEndpoints(kind, context),
      ]),
      ...draftEndpoints(context),
      ...listEndpoints(context),
      findingsEndpoint(context),
      ...historyEndpoints(context),
      differenceEndpoint(context),
      previewEndpoint(context),
      validateEndpoint(context),
      deliverEndpoint(context),
      mergeEndpoint(),
      batchEndpoint(context),
      webhookEndpoint(context),
    ],
    context,
  );
}

/** Milliseconds within which a receiver must respond to a test. */
const timeLimit = 10_000;

/** Sends the webhook an empty test message and reports whether the receiver accepted it. */
function webhookEndpoint(context: EditingContext): Endpoint {
  return { method: "POST", path: "/editing/webhook/test", handle: ({ url }) => sendTest(new URL(url).origin, context) };
}

async function sendTest(
  origin: string,
  { webhook, repositoryName, now = epochNow }: EditingContext,
): Promise<JsonReply> {
  if (!webhook) return refusalResponse({ refused: "no-webhook", message: "No webhook is configured." });
  const message = testMessage({ domain: repositoryName, apiUrl: `${origin}/api/v2`, secret: webhook.secret });
  const problem = await send(webhook, message, { now: now(), timeLimit, signal: new AbortController().signal });
  if (problem === undefined) return ok({ delivered: true });
  return { status: 502, body: { message: `The webhook did not take the message: ${problem.reason}.` } };
}
