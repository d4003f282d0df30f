import * as css from "./tools.css.ts";

const hearts = "button[data-heart]";

export function heartsIn(place: ParentNode): readonly HTMLButtonElement[] {
  return [...place.querySelectorAll<HTMLButtonElement>(hearts)];
}

/** Returns the heart that an event happened in. */
export function findHeart(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>(hearts) : null;
}

/** Returns a heart that looks like that of the link, with the name of the product. */
export function createHeart(place: HTMLElement, link: HTMLElement, save: string): HTMLElement {
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
