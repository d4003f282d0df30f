import { copyLink, type CopyWords } from "../../../ui/tools/copy-link.ts";
import { parseIds, readIds, writeIds } from "../../../ui/tools/stored-ids.ts";
import { readViewed } from "./read-viewed.ts";
import * as css from "./SavedPage.css.ts";

/** Words of the page's language. */
export interface SavedListProps extends CopyWords {
  /** Where the browser stores nothing. */
  readonly keepFailed: string;
  readonly viewed: string;
  readonly forget: string;
  /** Most products of a list. */
  readonly most: number;
}

/** Most cards of what a visitor looked at. More are remembered, as the page may have some of them already. */
const maxShown = 8;

/** Shows the visitor's own list when the address has no list. Adds a button for the list, and the viewed products. */
export function enhance(root: HTMLElement, props: SavedListProps): () => void {
  const address = new URL(location.href);
  const ids = parseIds(address.searchParams.get("ids") ?? "");
  const own = readIds("saved");
  if (ids.length === 0 && own.length > 0) {
    address.searchParams.set("ids", own.join(","));
    location.replace(address);
    return () => {};
  }
  const ending = new AbortController();
  showAction(root, ids, props, ending.signal);
  void addViewed(root, ids, props, ending.signal).catch(console.error);
  return () => ending.abort();
}

/** Shows the button that copies the address of the visitor's own list, or the one that saves somebody else's. */
function showAction(root: HTMLElement, ids: readonly number[], props: SavedListProps, signal: AbortSignal): void {
  const copy = root.querySelector<HTMLElement>("[data-copy]");
  const keep = root.querySelector<HTMLElement>("[data-keep]");
  if (copy === null || keep === null) return;
  const onCopy = () => void copyLink(ownAddress(), props);
  const onKeep = () => {
    const all = [...new Set([...readIds("saved"), ...ids])];
    if (!writeIds("saved", all.slice(0, props.most))) return notify(props.keepFailed);
    dispatchEvent(new Event("storage"));
    keep.hidden = true;
    copy.hidden = false;
    copy.focus();
  };
  copy.addEventListener("click", onCopy, { signal });
  keep.addEventListener("click", onKeep, { signal });
  signal.addEventListener("abort", () => (copy.hidden = keep.hidden = true));
  const own = readIds("saved");
  keep.hidden = ids.every((id) => own.includes(id));
  copy.hidden = !keep.hidden;
}

/** Returns the address of what is saved now: hearts of the page may have changed it. */
function ownAddress(): string {
  const address = new URL(location.href);
  const own = readIds("saved").join(",");
  if (own === "") address.searchParams.delete("ids");
  else address.searchParams.set("ids", own);
  return address.href.replaceAll("%2C", ",");
}

function notify(text: string): void {
  dispatchEvent(new CustomEvent("toast", { detail: text }));
}

/** Adds the cards of what the visitor looked at, without what the page has already. */
async function addViewed(
  root: HTMLElement,
  ids: readonly number[],
  { viewed, forget }: SavedListProps,
  signal: AbortSignal,
): Promise<void> {
  const others = readIds("viewed").filter((id) => !ids.includes(id));
  if (others.length === 0) return;
  const section = await readViewed(others.slice(0, maxShown), viewed, signal);
  if (section === undefined) return;
  const clear = createButton(forget, () => {
    writeIds("viewed", []);
    section.remove();
    focusHeading();
  });
  section.querySelector("h2")?.after(clear);
  root.append(section);
}

/** The button is gone: a keyboard goes on where the page begins. */
function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}

function createButton(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = css.clear;
  button.textContent = text;
  button.addEventListener("click", press);
  return button;
}
