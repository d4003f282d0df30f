import { addStyles } from "../theme/add-styles.ts";
import { addHearts, type HeartProps } from "./add-hearts.ts";
import type { ToTopProps } from "./add-to-top.ts";
import { offerToTop } from "./offer-to-top.ts";
import { showToasts, type ToastProps } from "./show-toasts.ts";
import * as css from "./tools.css.ts";

export interface ToolsProps extends HeartProps, ToTopProps, ToastProps {}

/**
 * Makes the products of a page savable, shows toasts, and offers the way back to the top. It closes popovers that were left.
 * The link in the element leads to what is saved.
 */
export function enhance(root: HTMLElement, props: ToolsProps): () => void {
  const ending = new AbortController();
  addStyles(css);
  guardOpened(ending.signal);
  showToasts(props, ending.signal);
  addHearts(root, props, ending.signal);
  offerToTop(props, ending.signal);
  return () => ending.abort();
}

/** Loads the code that guards popovers once one is opened, or a disclosure. One may have been opened before. */
function guardOpened(signal: AbortSignal): void {
  const load = async () => {
    const { guardPopovers } = await import("./guard-popovers.ts");
    guardPopovers(signal);
  };
  const start = () => void load().catch(console.error);
  const popovers = [...document.querySelectorAll("[popover]")];
  if (popovers.some((each) => each.matches(":popover-open"))) start();
  else document.addEventListener("toggle", start, { capture: true, once: true, signal });
}
