import { refusalPage } from "../renderer/resolve/refusal-page.ts";
import { refuse } from "../renderer/resolve/refusal.ts";
import { createMissingPages } from "./missing-pages.ts";

/** The HTML of an error, readable without script: the host's own not-found page, or that a page is unavailable. */
export function createErrorPages(portOf: () => number): (status: number, internalPath: string) => Promise<string> {
  const missingPage = createMissingPages(portOf);
  return async (status, internalPath) =>
    status === 404 ? missingPage(internalPath) : refusalPage(refuse("page-unavailable"));
}
