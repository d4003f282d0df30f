import type { Toasts } from "../toast/toasts.ts";

export interface ToastProps {
  /** The name of the button that closes a toast. */
  readonly close: string;
}

/**
 * Shows each text that a part of the page dispatches on the window, as the `detail` of an event `toast`. A page has one
 * region of toasts. Its code loads with the first of them.
 */
export function showToasts({ close }: ToastProps, signal: AbortSignal): void {
  let toasts: Promise<Toasts> | undefined;
  const load = async () => {
    const { createToasts } = await import("../toast/toasts.ts");
    const created = createToasts(document.body, close);
    if (signal.aborted) created.end();
    else signal.addEventListener("abort", created.end);
    return created;
  };
  const show = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const message = String(event.detail);
    toasts ??= load();
    toasts.then((created) => created.show(message)).catch(console.error);
  };
  addEventListener("toast", show, { signal });
}
