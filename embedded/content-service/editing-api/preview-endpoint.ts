import { epochNow } from "@tessera/runtime/epoch-now.ts";
import { randomBytes } from "node:crypto";
import * as v from "valibot";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { timestamp } from "../present/timestamp.ts";
import { previewToken, writeRef } from "../refs/write-ref.ts";
import { isRefusal } from "../store/refusal.ts";
import { created, refusalResponse } from "../write-api/responses.ts";
import { withBody } from "../write-api/with-body.ts";
import type { EditingContext } from "./editing-context.ts";
import { findOverlay } from "./find-overlay.ts";

/** Minutes of a week. */
const maxMinutes = 7 * 24 * 60;

const lifetime = v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(maxMinutes)), 60);

/** Which release or draft a preview shows, and for how many minutes. */
const previewBody = v.union(
  [
    v.pipe(
      v.strictObject({ release: v.string(), minutes: lifetime }),
      v.transform(({ release: id, minutes: time }) => ({ kind: "release" as const, id, minutes: time })),
    ),
    v.pipe(
      v.strictObject({ draft: v.string(), minutes: lifetime }),
      v.transform(({ draft: id, minutes: time }) => ({ kind: "draft" as const, id, minutes: time })),
    ),
  ],
  `it needs the id of a "release" or a "draft", and "minutes" from 1 to ${maxMinutes} or none`,
);

type PreviewBody = v.InferOutput<typeof previewBody>;

/** Creates a token that shows a release or draft to its holder until it expires. */
export function previewEndpoint(context: EditingContext): Endpoint {
  return {
    method: "POST",
    path: "/editing/previews",
    handle: withBody(previewBody, (body, { url }) => createPreview(body, new URL(url).host, context)),
  };
}

async function createPreview(
  { kind, id, minutes }: PreviewBody,
  host: string,
  { store, now = epochNow }: EditingContext,
): Promise<JsonReply> {
  const overlay = await findOverlay(kind, id, store);
  if (isRefusal(overlay)) return refusalResponse(overlay);
  const websitePreviewId = randomBytes(18).toString("base64url");
  const expiresAt = now() + minutes * 60_000;
  const refusal = await store.putPreview(websitePreviewId, { overlay: id, expiresAt });
  if (refusal) return refusalResponse(refusal);
  const state = await store.state();
  const token = previewToken(host, state, overlay, websitePreviewId);
  return created({ token, ref: writeRef(state, overlay), websitePreviewId, expiresAt: timestamp(expiresAt) });
}
