import { refusalPage } from "../routing/refusal-page.ts";
import { refuse } from "../routing/refusal.ts";
import { createMissingPages } from "./missing-pages.ts";

/**
 * The HTML of an error, readable without script: the host's own not-found page (a plain one where it can't be had),
 * or that a page is unavailable. Never throws.
 */
export function createErrorPages(portOf: () => number): (status: number, internalPath: string) => Promise<string> {
  const missingPage = createMissingPages(portOf);
  return async (status, internalPath) =>
    status === 404 ? missingPage(internalPath).catch(plainPage) : refusalPage(refuse("page-unavailable"));
}

function plainPage(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  console.error(JSON.stringify({ event: "missing-page-failure", message }));
  return refusalPage(refuse("path-unknown"));
}
