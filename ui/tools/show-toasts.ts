import type { Toasts } from "../toast/toasts.ts";

export interface ToastProps {
  /** The name of the button that closes a toast. */
  readonly close: string;
}

/**
 * Shows each text that a part of the page dispatches on the window, as the `detail` of an event `toast`. A page has one
 * region of toasts, which is there before its first toast, or nobody would read that out. Its code loads with the first.
 */
export function showToasts({ close }: ToastProps, signal: AbortSignal): void {
  const region = document.createElement("div");
  region.setAttribute("role", "status");
  document.body.append(region);
  signal.addEventListener("abort", () => region.remove());
  let toasts: Promise<Toasts> | undefined;
  const load = async () => {
    const { createToasts } = await import("../toast/toasts.ts");
    return createToasts(region, close);
  };
  const show = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const message = String(event.detail);
    toasts ??= load();
    toasts.then((created) => created.show(message)).catch(console.error);
  };
  addEventListener("toast", show, { signal });
}
