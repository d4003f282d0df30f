import { addStyles } from "../theme/add-styles.ts";
import * as css from "./toasts.css.ts";

/** One message above the page (D29). */
interface Toast {
  readonly message: string;
  /** Milliseconds until it is removed by itself, if it is. */
  readonly duration: number;
  readonly autoClose: boolean;
  readonly position: "top-center";
}

/** Milliseconds, and the place (J8). */
export const toastDefaults = { duration: 3000, autoClose: true, position: "top-center" } as const;

export interface Toasts {
  /** Shows a message. */
  readonly show: (message: string, options?: Partial<Omit<Toast, "message">>) => void;
}

/** Adds a region for messages to the page, until the signal aborts. */
export function createToasts(closeLabel: string, signal: AbortSignal): Toasts {
  addStyles(css);
  const region = document.createElement("div");
  region.className = css.region;
  document.body.append(region);
  signal.addEventListener("abort", () => region.remove());
  return {
    show: (message, options) => {
      region.append(createToast({ ...toastDefaults, ...options, message }, closeLabel));
    },
  };
}

/** Returns the element of a toast. It stays for as long as it is pointed at or has the focus. */
function createToast({ message, duration, autoClose, position }: Toast, closeLabel: string): HTMLElement {
  const toast = document.createElement("div");
  toast.id = `toast-${Math.random().toString(36).slice(2)}`;
  toast.className = css.toast;
  toast.dataset["position"] = position;
  const text = document.createElement("span");
  text.textContent = message;
  toast.append(text, createCloser(toast, closeLabel));
  if (autoClose) removeAfter(toast, duration);
  return toast;
}

/** Removes an element so many milliseconds after the pointer and the focus have left it. */
function removeAfter(toast: HTMLElement, duration: number): void {
  const users = new Set<string>();
  let timer = setTimeout(() => toast.remove(), duration);
  const watch = (user: string, entering: string, leaving: string) => {
    toast.addEventListener(entering, () => {
      users.add(user);
      clearTimeout(timer);
    });
    toast.addEventListener(leaving, () => {
      users.delete(user);
      clearTimeout(timer);
      if (users.size === 0) timer = setTimeout(() => toast.remove(), duration);
    });
  };
  watch("pointer", "pointerenter", "pointerleave");
  watch("focus", "focusin", "focusout");
}

/** Returns the button that removes a toast. The focus goes back to where it came from. */
function createCloser(toast: HTMLElement, label: string): HTMLElement {
  const closer = document.createElement("button");
  closer.type = "button";
  closer.className = css.closer;
  closer.textContent = "×";
  closer.setAttribute("aria-label", label);
  let before: EventTarget | null = null;
  // `relatedTarget` is null where the browser's window has the focus again.
  closer.addEventListener("focus", ({ relatedTarget }) => (before = relatedTarget ?? before));
  closer.addEventListener("click", () => {
    toast.remove();
    if (before instanceof HTMLElement) before.focus();
  });
  return closer;
}
