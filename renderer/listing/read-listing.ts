/** Another view of a listing, as its page has it. */
export interface Listed {
  readonly element: HTMLElement;
  readonly title: string;
  /** Style sheets that this page lacks. */
  readonly styles: readonly Element[];
  /** Its page, but for these. */
  readonly page: Document;
}

/** Reads the listing of another view. Throws where there is none. */
export async function readListing(address: string, listing: string, signal: AbortSignal): Promise<Listed> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const listings = [...page.querySelectorAll<HTMLElement>("[data-listing]")];
  const element = listings.find(({ dataset }) => dataset["listing"] === listing);
  if (element === undefined) throw new Error("no listing");
  return { element: document.adoptNode(element), title: page.title, styles: missingStyles(page), page };
}

function missingStyles(page: Document): readonly Element[] {
  const known = new Set(stylesIn(document).map(({ dataset }) => dataset["href"]));
  return stylesIn(page)
    .filter(({ dataset }) => !known.has(dataset["href"]))
    .map((style) => document.adoptNode(style));
}

function stylesIn(page: Document): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("style[data-href]")];
}

/** Returns the address that a form sends to, without what is empty. */
export function formAddress(form: HTMLFormElement): string {
  const address = new URL(form.action, location.href);
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "") query.append(name, value);
  address.search = query.toString();
  return address.href;
}
