/** Months of a calendar that another view of the page has. */
export interface FurtherMonths {
  /** Their tables, and what is said of them. */
  readonly parts: readonly Element[];
  /** Where the months after these are; undefined after the last. */
  readonly later: string | undefined;
}

/** Reads the months of a page. Throws when there are none to be had. */
export async function readMonths(address: string, signal: AbortSignal): Promise<FurtherMonths> {
  const response = await fetch(address, { signal, headers: { accept: "text/html" } });
  if (!response.ok) throw new Error(`${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const found = page.querySelector("[data-months]");
  if (found === null) throw new Error("no months");
  const later = page.querySelector("[data-later]")?.getAttribute("href") ?? undefined;
  return { parts: [...found.children].map((part) => document.importNode(part, true)), later };
}
