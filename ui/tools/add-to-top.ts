import { addStyles } from "../theme/add-styles.ts";
import * as css from "./to-top.css.ts";

export interface ToTopProps {
  /** The name of the button. */
  readonly toTop: string;
}

/** Pixels that a page is scrolled by before the button is there (C19). */
const threshold = 100;

const arrow =
  '<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="m5 12 7-7 7 7M12 19V5"/></svg>';

/**
 * Adds a button that scrolls to the top of the page, smoothly where the visitor likes motion. The focus goes along. The
 * button stays while it has the focus.
 */
export function addToTop({ toTop }: ToTopProps, signal: AbortSignal): void {
  addStyles(css);
  const button = document.createElement("button");
  button.type = "button";
  button.className = css.toTop;
  button.setAttribute("aria-label", toTop);
  button.innerHTML = arrow;
  const show = () => {
    const isFocused = document.activeElement === button;
    // Above the consent banner (`ui/consent/show-banner.ts`).
    button.style.translate = `0 ${document.body.dataset["room"] ?? 0}`;
    button.hidden = scrollY <= threshold && !isFocused;
    if (!button.hidden) button.style.visibility = !isFocused && coversDay(button) ? "hidden" : "";
  };
  button.addEventListener("blur", () => requestAnimationFrame(show));
  addEventListener("scroll", show, { passive: true, signal });
  const banner = new MutationObserver(show);
  banner.observe(document.body, { attributeFilter: ["data-room"] });
  button.addEventListener("click", () => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
    focusContent();
    // `ui/consent/measurement/measure.ts` logs it to the data layer (C19), where measurement is allowed.
    dispatchEvent(new CustomEvent("used", { detail: "scroll-to-top" }));
  });
  // Reading the position now would lay out the page twice: with what was just added, and with the button.
  button.hidden = true;
  document.body.append(button);
  requestAnimationFrame(show);
  signal.addEventListener("abort", () => {
    banner.disconnect();
    button.remove();
  });
}

/** Whether a day of a calendar, or another cell of a table, is under the button. */
function coversDay(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => document.elementsFromPoint(x, y)));
  return corners.flat().some((element) => element.closest("table") !== null);
}

/** The button is about to disappear: a keyboard goes on where the page begins. */
function focusContent(): void {
  const content = document.getElementById("content");
  content?.setAttribute("tabindex", "-1");
  content?.focus({ preventScroll: true });
}
