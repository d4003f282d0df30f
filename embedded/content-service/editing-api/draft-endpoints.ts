import * as v from "valibot";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import type { Endpoint } from "../http/endpoint.ts";
import { isRefusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import { readEdit } from "../write-api/read-edit.ts";
import { ok, refusalResponse } from "../write-api/responses.ts";
import { withBody } from "../write-api/with-body.ts";
import { tagged } from "./document-responses.ts";
import type { EditingContext } from "./editing-context.ts";
import { findOverlay, withOverlay } from "./find-overlay.ts";
import { type OverlayChanges, scheduleBody } from "./overlay-body.ts";
import { presentOverlay, saveOverlay } from "./overlay-responses.ts";

const moveBody = v.strictObject({ draft: v.string() });

/** Endpoints that make a draft a release, and move its documents into one. */
export function draftEndpoints(context: EditingContext): readonly Endpoint[] {
  const { store } = context;
  const schedule = withBody<OverlayChanges>(scheduleBody, (changes, request) =>
    withOverlay("draft", store, (draft) => makeRelease(draft, changes, request, context))(request),
  );
  const move = withBody(moveBody, ({ draft }, request) =>
    withOverlay("release", store, ({ id }) => moveDraft(draft, id, request, context))(request),
  );
  return [
    { method: "POST", path: "/editing/drafts/:id/schedule", handle: schedule },
    { method: "POST", path: "/editing/releases/:id/documents", handle: move },
  ];
}

/** The release has the id and the documents of the draft. */
function makeRelease(draft: Overlay, changes: OverlayChanges, request: HonoRequest, context: EditingContext) {
  return saveOverlay({ ...draft, kind: "release" }, changes, { ...context, edit: readEdit(request), reply: ok });
}

async function moveDraft(
  draft: string,
  id: string,
  request: HonoRequest,
  { store }: EditingContext,
): Promise<JsonReply> {
  const moved = await store.moveDraft(draft, id, readEdit(request));
  if (isRefusal(moved)) return refusalResponse(moved);
  const release = await findOverlay("release", id, store);
  return isRefusal(release)
    ? refusalResponse(release)
    : tagged(ok(await presentOverlay(release, store)), release.revision);
}
