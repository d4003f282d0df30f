import type { ListedDocument } from "../../protocol/document.ts";
import { RequestError } from "../api/request.ts";

/** How the document at hand relates to the draft that the server has. */
export type SaveState =
  /** The draft is equal. */
  | { readonly kind: "saved" }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  /** Without a connection. The copy in this browser has all changes. */
  | { readonly kind: "offline" }
  /** The content service refuses the document as it is. */
  | { readonly kind: "refused"; readonly message: string; readonly faults: number }
  /** The session has ended, or its role may not save. */
  | { readonly kind: "forbidden"; readonly message: string };

/** Returns the state after a save that failed. An outage is one of the connection too: it is tried again. */
export function describeFailure(error: unknown): SaveState {
  if (!(error instanceof RequestError) || error.status === 0 || error.status >= 500 || error.status === 429)
    return { kind: "offline" };
  const { message, problems = [] } = error.failure;
  return error.status === 401 || error.status === 403
    ? { kind: "forbidden", message }
    : { kind: "refused", message, faults: problems.length };
}

/** Returns the state of a document that has a draft. */
export function nameDraft({ state, published }: ListedDocument): ListedDocument["state"] {
  if (state === "scheduled") return state;
  return published > 0 ? "changed" : "draft";
}
