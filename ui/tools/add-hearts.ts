import { createHeart, findHeart, heartsIn } from "./heart.ts";
import { readIds, writeIds } from "./stored-ids.ts";
import * as css from "./tools.css.ts";

/** Words of the page's language. */
export interface HeartProps {
  /** The name of a heart, with the product's in place of `{name}`. */
  readonly save: string;
  readonly added: string;
  readonly removed: string;
  readonly full: string;
  /** Most products of the list. */
  readonly most: number;
}

/** Cards of products, and the place of a product's own page where its heart is. */
const places = "[data-product], [data-saves]";

/**
 * Adds a heart to each product of the page, also to those that are rendered later. The link in `root` leads to what is
 * saved, and counts it. Adds nothing where the browser stores nothing.
 */
export function addHearts(root: HTMLElement, props: HeartProps, signal: AbortSignal): void {
  const link = root.querySelector("a");
  if (link === null || !writeIds("saved", readIds("saved"))) return;
  const count = document.createElement("span");
  count.className = css.count;
  link.append(count);
  const show = () => showSaved(link, count);
  // Changes by `show` must not lead here again.
  const add = () => {
    const bare = [...document.querySelectorAll<HTMLElement>(places)].filter((place) => heartsIn(place).length === 0);
    for (const place of bare) place.append(createHeart(place, link, props.save));
    if (bare.length > 0) show();
  };
  const onClick = ({ target }: Event) => {
    const heart = findHeart(target);
    if (heart === null) return;
    toggle(Number(heart.value), props);
    show();
  };
  document.addEventListener("click", onClick, { signal });
  // Another tab saved something, or the page is back from the browser's cache after another one did.
  for (const type of ["storage", "pageshow"]) addEventListener(type, show, { signal });
  const observer = new MutationObserver(add);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    for (const added of [count, ...heartsIn(document)]) added.remove();
  });
  add();
  show();
}

/** Shows what is saved: in the link to the list, and in each heart. */
function showSaved(link: HTMLAnchorElement, count: HTMLElement): void {
  const ids = readIds("saved");
  link.search = ids.length === 0 ? "" : `ids=${ids.join(",")}`;
  count.textContent = ids.length === 0 ? "" : `${ids.length}`;
  for (const heart of heartsIn(document)) heart.setAttribute("aria-pressed", `${ids.includes(Number(heart.value))}`);
}

/** Saves a product, or removes it from what is saved. Dispatches `saved` where that changed, and a toast says what happened. */
function toggle(id: number, { added, removed, full, most }: HeartProps): void {
  const ids = readIds("saved");
  const isSaved = ids.includes(id);
  const isFull = !isSaved && ids.length >= most;
  const isStored = !isFull && writeIds("saved", isSaved ? ids.filter((each) => each !== id) : [id, ...ids]);
  const detail = isFull ? full : isSaved ? removed : added;
  if (isStored) dispatchEvent(new Event("saved"));
  if (isFull || isStored) dispatchEvent(new CustomEvent("toast", { detail }));
}
