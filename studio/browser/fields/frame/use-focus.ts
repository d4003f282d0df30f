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

/** Scrolls an element into view and focuses its first control once, when `focus` is set. */
export function useFocus(element: RefObject<HTMLElement | null>, focus: Path | undefined): void {
  useEffect(() => {
    const { current } = element;
    if (focus === undefined || current === null) return;
    const target = targets.map((selector) => current.querySelector<HTMLElement>(selector)).find(Boolean);
    if (!target || !takeFocus(focus)) return;
    current.scrollIntoView({ block: "nearest" });
    target.focus({ preventScroll: true });
  }, [element, focus]);
}
