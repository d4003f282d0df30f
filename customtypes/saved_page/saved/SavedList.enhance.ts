import { parseIds, readIds, writeIds } from "../../../ui/tools/stored-ids.ts";
import { readViewed } from "./read-viewed.ts";
import * as css from "./SavedPage.css.ts";

/** Words of the page's language. */
export interface SavedListProps {
  readonly copy: string;
  readonly copied: string;
  readonly keep: string;
  readonly viewed: string;
  readonly forget: string;
  /** Most products of a list. */
  readonly most: number;
}

/** Most cards of what a visitor looked at. More are remembered, as the page may have some of them already. */
const mostShown = 8;

/** Shows the visitor's own list where the address has none. Adds buttons for the list, and what was looked at. */
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
  addActions(root, ids, props, ending.signal);
  void addViewed(root, ids, props, ending.signal).catch(console.error);
  return () => ending.abort();
}

/** Adds buttons that copy the address, and that save all of somebody else's list. */
function addActions(root: HTMLElement, ids: readonly number[], props: SavedListProps, signal: AbortSignal): void {
  const actions = root.querySelector("[data-actions]");
  if (actions === null) return;
  const own = readIds("saved");
  const copy = createAction(props.copy, signal, () => {
    void copyAddress(props.copied).catch(console.error);
  });
  const keep = createAction(props.keep, signal, () => {
    const all = [...new Set([...readIds("saved"), ...ids])];
    if (!writeIds("saved", all.slice(0, props.most))) return;
    dispatchEvent(new Event("storage"));
    keep.hidden = true;
    copy.focus();
  });
  keep.hidden = ids.every((id) => own.includes(id));
  actions.append(copy, keep);
}

async function copyAddress(copied: string): Promise<void> {
  await navigator.clipboard.writeText(location.href);
  dispatchEvent(new CustomEvent("toast", { detail: copied }));
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
  const section = await readViewed(others.slice(0, mostShown), viewed, signal);
  if (section === undefined) return;
  const clear = createAction(forget, signal, () => {
    writeIds("viewed", []);
    section.remove();
  });
  section.querySelector("h2")?.after(clear);
  root.append(section);
}

function createAction(text: string, signal: AbortSignal, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = css.action;
  button.textContent = text;
  button.addEventListener("click", press);
  signal.addEventListener("abort", () => button.remove());
  return button;
}
