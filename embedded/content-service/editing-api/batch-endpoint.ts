import { epochNow } from "@tessera/runtime/epoch-now.ts";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import type { Endpoint } from "../http/endpoint.ts";
import { timestamp } from "../present/timestamp.ts";
import { type BatchChange, type BatchResult, missingOverlay } from "../store/batch.ts";
import type { Published } from "../store/document-writer.ts";
import { isRefusal, type Refusal } from "../store/refusal.ts";
import { readEdit } from "../write-api/read-edit.ts";
import { type Detail, invalid, ok, refusalResponse } from "../write-api/responses.ts";
import { withBody } from "../write-api/with-body.ts";
import { batchBody, type SentChange, toEdit } from "./batch-body.ts";
import { completeContent } from "./complete-content.ts";
import type { EditingContext } from "./editing-context.ts";
import { presentPublished } from "./overlay-responses.ts";
import { acceptBody } from "./put-document.ts";

/** The endpoint that makes several changes, or none of them. */
export function batchEndpoint(context: EditingContext): Endpoint {
  const handle = withBody(batchBody, ({ changes }, request) => makeChanges(changes, request, context));
  return { method: "POST", path: "/editing/batch", handle };
}

async function makeChanges(
  sent: readonly SentChange[],
  request: HonoRequest,
  context: EditingContext,
): Promise<JsonReply> {
  const prepared = await Promise.all(sent.map((change) => prepare(change, request, context)));
  const details = prepared.flatMap((one, position) => ("details" in one ? locate(one.details, position) : []));
  if (details.length > 0) return invalid(details);
  const change = prepared.findIndex((one) => isRefusal(one));
  const refusal = prepared[change];
  if (isRefusal(refusal)) return refusalResponse({ ...refusal, change });
  const results = await context.store.changeTogether(prepared.flatMap((one) => ("do" in one ? [one] : [])));
  if (isRefusal(results)) return refusalResponse(results);
  const { nonce } = await context.store.state();
  const webhook = results.some(isPublished) ? await context.announce?.() : undefined;
  return ok({ results: results.map((result) => presentResult(result, nonce, webhook)) });
}

type Prepared = BatchChange | Refusal | { readonly details: readonly Detail[] };

/** Returns a change as the store makes it. Bodies are validated against the state before the batch. */
async function prepare(change: SentChange, request: HonoRequest, context: EditingContext): Promise<Prepared> {
  const { overlay } = change;
  const now = (context.now ?? epochNow)();
  const edit = toEdit(change, readEdit(request));
  if (change.do === "put") return preparePut(change, request, context);
  if (change.do === "reset") return { do: "reset", overlay, document: change.id, edit };
  if (change.do === "publish")
    return { do: "publish", overlay, at: now, edit: { ...edit, losesAddresses: change.loseAddresses } };
  const { scheduledAt: at } = change;
  if (at === null || at > now) return { do: "schedule", overlay, at, edit };
  return { details: [{ property: "scheduledAt", value: timestamp(at), error: "it has passed: name a later time" }] };
}

async function preparePut(
  change: Extract<SentChange, { readonly do: "put" }>,
  request: HonoRequest,
  context: EditingContext,
): Promise<Prepared> {
  const { overlay: name, id, body } = change;
  const overlay = await context.store.overlay(name);
  if (!overlay) return missingOverlay(name);
  const { data, details } = await acceptBody(body, overlay, request, context);
  if (details.length > 0) return { details: details.map((fault) => under("body", fault)) };
  const document = await completeContent({ id, body: { ...body, data }, overlay }, context.store);
  if (isRefusal(document)) return document;
  return { do: "put", overlay: name, document, edit: toEdit(change, readEdit(request)) };
}

function locate(details: readonly Detail[], position: number): readonly Detail[] {
  return details.map((fault) => under(`changes.${position}`, fault));
}

function under(path: string, { property, ...fault }: Detail): Detail {
  return { ...fault, property: property === "" ? path : `${path}.${property}` };
}

function isPublished(result: BatchResult): result is Published {
  return "master" in result;
}

function presentResult(result: BatchResult, nonce: string, webhook: string | undefined): unknown {
  if (isPublished(result)) return presentPublished(result, nonce, webhook);
  return "revision" in result ? { revision: result.revision } : {};
}
