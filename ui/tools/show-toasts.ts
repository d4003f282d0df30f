import type { Toasts } from "../toast/toasts.ts";

export interface ToastProps {
  /** The name of the button that closes a toast. */
  readonly close: string;
}

/**
 * Shows each text that a part of the page dispatches on the window, as the `detail` of an event `toast`. The last one is
 * read out, without those that are still shown. Its status is there before its first toast, or nobody would read that out.
 * The code of toasts loads with the first.
 */
export function showToasts({ close }: ToastProps, signal: AbortSignal): void {
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  document.body.append(status);
  signal.addEventListener("abort", () => status.remove());
  let toasts: Promise<Toasts> | undefined;
  const load = async () => {
    const { createToasts } = await import("../toast/toasts.ts");
    return createToasts(close, signal);
  };
  const show = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const message = String(event.detail);
    status.textContent = message;
    toasts ??= load();
    toasts.then((created) => created.show(message)).catch(console.error);
  };
  addEventListener("toast", show, { signal });
}
