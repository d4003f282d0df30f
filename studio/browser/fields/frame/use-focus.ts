import { type RefObject, useEffect } from "react";
import type { Path } from "../../../protocol/changes/path.ts";

/** Places that had the focus already: a field that is mounted again doesn't take it a second time. */
const followed = new WeakSet<Path>();

/** Returns true the first time that it is called with a place. */
export function takeFocus(focus: Path): boolean {
  if (followed.has(focus)) return false;
  followed.add(focus);
  return true;
}

/** Elements that take the focus, in the order of preference: what is written in, then what is pressed. */
const targets = ["input:not([type=hidden]), textarea, [role=spinbutton]", "button"];

/** Focuses the first control of an element once, when `focus` is set. A control that is still loading gets it later. */
export function useFocus(element: RefObject<HTMLElement | null>, focus: Path | undefined): void {
  useEffect(() => {
    const { current } = element;
    if (focus === undefined || current === null || focusControl(current, focus)) return undefined;
    const observer = new MutationObserver(() => focusControl(current, focus) && observer.disconnect());
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element, focus]);
}

/** Returns false while the element has no control. */
function focusControl(element: HTMLElement, focus: Path): boolean {
  const target = targets.map((selector) => element.querySelector<HTMLElement>(selector)).find(Boolean);
  if (!target) return false;
  if (!takeFocus(focus)) return true;
  element.scrollIntoView({ block: "nearest" });
  target.focus({ preventScroll: true });
  return true;
}
