import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import { findView, type RefFailure } from "../refs/find-view.ts";
import { writeRef } from "../refs/write-ref.ts";
import type { View } from "../store/document-query.ts";
import type { RepositoryState } from "../store/state.ts";
import { forbidden, type Permissions } from "./access.ts";
import type { ServiceContext } from "./service-context.ts";

/** The view that a request names, with the context for presenting its documents. */
interface RequestedView {
  readonly state: RepositoryState;
  readonly view: View;
  readonly ref: string;
  readonly origin: string;
  readonly mediaBaseUrl: string;
}

/** Resolves a ref, preview token or cookie, or returns the error response. */
export async function requestedView(
  text: string,
  { releases }: Permissions,
  origin: string,
  context: ServiceContext,
): Promise<RequestedView | JsonReply> {
  const { store, repositoryName, mediaBaseUrl = origin } = context;
  const state = await store.state();
  const viewer = { store, state, repositoryName, seesReleases: releases, now: context.now() };
  const requested = await findView(text, viewer);
  if (requested.found !== "view") return refFailureResponse(requested.found, writeRef(state), origin);
  return { state, view: requested.view, ref: requested.ref, origin, mediaBaseUrl };
}

/** Responds to a ref that shows nothing. Clients read the master ref from the message and retry with it. */
function refFailureResponse(why: RefFailure, masterRef: string, origin: string): JsonReply {
  if (why === "forbidden") return forbidden("A release can only be read with an access token.", origin);
  const { status, type, message } = refFailures[why];
  return { status, body: { type, message: message.replace("%", masterRef) } };
}

const refFailures = {
  unknown: {
    status: 404,
    type: "api_notfound_error",
    message: "Ref not found. Ensure you have the correct ref and try again. Master ref is: %",
  },
  expired: {
    status: 410,
    type: "api_validation_error",
    message: "The provided ref is no longer accessible, it has expired. Master ref is: %",
  },
  "expired-preview": {
    status: 404,
    type: "api_security_error",
    message: "The preview token has expired. Open the preview again to get a new one.",
  },
} as const;
