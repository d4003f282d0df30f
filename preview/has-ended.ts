import { ContentError } from "../content/client/content-error.ts";

/** Whether the content service no longer knows a preview's token, or never did. */
export function hasEnded(error: unknown): boolean {
  return error instanceof ContentError && (error.kind === "authorization" || error.kind === "ref-not-found");
}
