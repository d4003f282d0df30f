import { fetchInTime } from "../../framework/islands/browser/fetch-in-time.ts";
import { missingStyles } from "../../ui/theme/missing-styles.ts";

/** Another view of a listing, as its page has it. */
export interface FetchedListing {
  readonly element: HTMLElement;
  readonly title: string;
  /** Style sheets that this page lacks. */
  readonly styles: readonly Element[];
  /** Its page, but for these. */
  readonly page: Document;
}

/** Reads the listing of another view. Throws if none exists. */
export async function readListing(address: string, listing: string, signal: AbortSignal): Promise<FetchedListing> {
  const response = await fetchInTime(address, signal);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const listings = [...page.querySelectorAll<HTMLElement>("[data-listing]")];
  const element = listings.find(({ dataset }) => dataset["listing"] === listing);
  if (element === undefined) throw new Error("no listing");
  return { element: document.adoptNode(element), title: page.title, styles: missingStyles(page), page };
}
