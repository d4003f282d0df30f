import { consentAddress } from "../../routing/consent-address.ts";
import type { VisitorStorage } from "./storage/visitor-storage.ts";
import { optionalCategories } from "../../routing/storage-keys.ts";
import { loadLanguageOffer } from "../shell/load-language-offer.ts";
import { showWhenClear } from "./show-when-clear.ts";
import * as booking from "../primitives/bottom-bar.css.ts";

/** How long the banner says what became of a choice, in milliseconds. */
const resultMs = 4000;

/**
 * Loads and shows the banner until a choice is made, there or elsewhere. Who has not chosen may be new: then the page is offered
 * in the browser's language too (E13). Returns what removes both.
 */
export function showBanner(root: HTMLElement, storage: VisitorStorage): () => void {
  // It is there before the banner, or nobody would read that out.
  const region = document.createElement("div");
  region.setAttribute("aria-live", "polite");
  root.append(region);
  const measured = new ResizeObserver(() => makeRoom(region.querySelector("section")?.offsetHeight ?? 0));
  const show = async () => {
    const banner = await loadBanner().catch(() => "");
    if (storage.read("consent") === "") region.innerHTML = banner;
    const section = region.querySelector("section");
    if (section !== null) showWhenClear(section, ending.signal);
    measured.observe(section ?? region);
  };
  const ending = new AbortController();
  let before: HTMLElement | undefined;
  region.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) before = relatedTarget;
  });
  const onConsent = () =>
    showResult(region, storage, () => {
      if (region.contains(document.activeElement)) before?.focus();
    });
  region.addEventListener("click", ({ target }) => choose(target, storage));
  addEventListener("consent", onConsent, { once: true });
  void show();
  void loadLanguageOffer(ending.signal).catch(console.error);
  return () => {
    ending.abort();
    measured.disconnect();
    removeEventListener("consent", onConsent);
    region.remove();
    makeRoom(0);
  };
}

/**
 * Moves the bar, the end of the page and the focus above a banner of `height` pixels.
 * A custom property of the document would do it too, and compute the styles of all elements again.
 */
function makeRoom(height: number): void {
  const bar = document.querySelector<HTMLElement>(`.${booking.bar}`);
  const isFixed = bar !== null && getComputedStyle(bar).position === "fixed";
  const room = height === 0 ? "" : `${height + (isFixed ? bar.offsetHeight : 0)}px`;
  if (bar !== null) bar.style.translate = isFixed && room !== "" ? `0 ${-height}px` : "";
  document.documentElement.style.scrollPaddingBlockEnd = room;
  // The end of the footer, in its color: the page has no empty strip below it.
  const footer = [...document.querySelectorAll("footer")].at(-1);
  if (footer !== undefined) footer.style.borderBlockEnd = room && `${room} solid transparent`;
  // Elements that are added later move up by this.
  document.body.dataset["room"] = `${-height}px`;
}

/** Returns the markup of the banner, with its styles. */
async function loadBanner(): Promise<string> {
  const response = await fetch(consentAddress(document.documentElement.lang));
  return response.ok ? response.text() : "";
}

function choose(target: EventTarget | null, storage: VisitorStorage): void {
  const choice = target instanceof HTMLElement ? target.dataset["choice"] : undefined;
  if (choice === undefined || !(target instanceof HTMLElement)) return;
  // The button is about to go; what has the focus must stay.
  target.closest("section")?.focus();
  storage.choose(choice === "all" ? optionalCategories : []);
}

/** Says for a moment that the choice is saved, or that the browser could not store it. Calls `onEnd` before it goes. */
function showResult(region: HTMLElement, storage: VisitorStorage, onEnd: () => void): void {
  const result = storage.read("consent") === "" ? "failed" : "thanks";
  for (const part of region.querySelectorAll<HTMLElement>("[data-part]")) part.hidden = part.dataset["part"] !== result;
  setTimeout(() => {
    onEnd();
    region.hidden = true;
  }, resultMs);
}
