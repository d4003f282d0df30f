/** Texts of a toast, in the page's language. */
export interface CopyWords {
  readonly copied: string;
  /** Where the browser copies nothing. The page has the address then. */
  readonly copyFailed: string;
}

/** Copies an address, or makes it that of the page. A toast says which. */
export async function copyLink(address: string, { copied, copyFailed }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify(copied);
  } catch {
    history.replaceState(null, "", address);
    notify(copyFailed);
  }
}

function notify(detail: string): void {
  dispatchEvent(new CustomEvent("toast", { detail }));
}
