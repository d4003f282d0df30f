import { fetchInTime } from "../../framework/islands/browser/fetch-in-time.ts";

/** Months of a calendar that another view of the page has. */
export interface FurtherMonths {
  /** Their tables with what stands above them, as one block. Empty where they have no day to choose. */
  readonly parts: readonly Element[];
  /** Announcement of the live region: the names of the months, and how many days can be chosen. */
  readonly said: string;
  /** Where the months after these are; undefined after the last. */
  readonly later: string | undefined;
}

/**
 * Reads the months of a page. Throws when the page has no months, or no announcement because it could not read them.
 */
export async function readMonths(address: string, left: AbortSignal): Promise<FurtherMonths> {
  const response = await fetchInTime(address, left, { headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const found = page.querySelector("[data-months]");
  const said = found?.getAttribute("data-said") ?? "";
  if (found === null || said === "") throw new Error("no months");
  const later = page.querySelector("[data-later]")?.getAttribute("href") ?? undefined;
  const parts = found.querySelector("table") === null ? [] : [found];
  return { parts: parts.map((part) => document.importNode(part, true)), said, later };
}
