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
const hearts = "button[data-heart]";

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

  const show = () => {
    const ids = readIds("saved");
    link.search = ids.length === 0 ? "" : `ids=${ids.join(",")}`;
    count.textContent = ids.length === 0 ? "" : `${ids.length}`;
    for (const heart of heartsIn(document)) heart.setAttribute("aria-pressed", `${ids.includes(Number(heart.value))}`);
  };
  // What `show` changes must not lead here again.
  const add = () => {
    const bare = [...document.querySelectorAll<HTMLElement>(places)].filter((place) => heartsIn(place).length === 0);
    for (const place of bare) place.append(createHeart(place, link, props.save));
    if (bare.length > 0) show();
  };
  const toggle = (id: number) => {
    const ids = readIds("saved");
    const isSaved = ids.includes(id);
    const isFull = !isSaved && ids.length >= props.most;
    const isStored = !isFull && writeIds("saved", isSaved ? ids.filter((each) => each !== id) : [id, ...ids]);
    show();
    const detail = isFull ? props.full : isSaved ? props.removed : props.added;
    if (isFull || isStored) dispatchEvent(new CustomEvent("toast", { detail }));
  };

  document.addEventListener(
    "click",
    ({ target }) => {
      const heart = target instanceof Element ? target.closest<HTMLButtonElement>(hearts) : null;
      if (heart !== null) toggle(Number(heart.value));
    },
    { signal },
  );
  // Another tab saved something.
  addEventListener("storage", show, { signal });
  const observer = new MutationObserver(add);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    for (const added of [count, ...heartsIn(document)]) added.remove();
  });
  add();
  show();
}

function heartsIn(place: ParentNode): readonly HTMLButtonElement[] {
  return [...place.querySelectorAll<HTMLButtonElement>(hearts)];
}

/** Returns a heart that looks like that of the link, with the name of the product. */
function createHeart(place: HTMLElement, link: HTMLElement, save: string): HTMLElement {
  const { product = place.dataset["saves"] } = place.dataset;
  const heart = document.createElement("button");
  heart.type = "button";
  heart.className = css.heart;
  heart.dataset["heart"] = "";
  heart.value = product ?? "";
  const title = place.querySelector("h3 a")?.firstChild ?? document.querySelector("h1");
  heart.setAttribute(
    "aria-label",
    save.replace("{name}", () => title?.textContent ?? ""),
  );
  heart.append(...[...link.querySelectorAll("svg")].map((icon) => icon.cloneNode(true)));
  return heart;
}
