import { useEffect } from "react";
import type { ListedDocument } from "../../protocol/document.ts";

/** Milliseconds in which the server checks a few pages. */
const refreshMs = 10_000;

interface Page {
  readonly results: readonly Pick<ListedDocument, "findings" | "state">[];
}

/** Reads the list again while it has pages that the server has yet to check. */
export function useUncheckedAgain(pages: readonly Page[], read: () => Promise<unknown>): void {
  const isWaiting = pages.some(({ results }) =>
    results.some(({ findings, state }) => findings === null && state !== "archived"),
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void read(), refreshMs);
    return () => clearInterval(timer);
  }, [isWaiting, read]);
}
