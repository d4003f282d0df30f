import { type RefObject, useEffect, useEffectEvent } from "react";
import { connectToParent, type ParentConnection } from "./connect-to-parent.ts";
import { identifySlices } from "./identify-slices.ts";
import { activeSliceAt, rectangle, scrollToSlice } from "./slice-elements.ts";

interface ParentOptions {
  readonly parents: readonly string[];
  /** The element around the slices. */
  readonly root: RefObject<HTMLElement | null>;
  /** Receives the slices that are to be shown, each with its id. */
  readonly onSlices: (slices: readonly unknown[]) => void;
}

/** Connects a framed page to its parent. The parent sends slices; it is notified of their size and the one under the pointer. */
export function useParent({ parents, root, onSlices }: ParentOptions): void {
  const receive = useEffectEvent(onSlices);
  useEffect(() => {
    const element = root.current;
    if (window.parent === window || element === null) return undefined;
    let slices: readonly unknown[] = [];
    const connection = connectToParent(window, parents, {
      setSliceZone: (zone) => {
        slices = identifySlices(zone);
        receive(slices);
        // A parent that has just connected does not know the size, which may stay the same.
        connection.setSliceZoneSize(rectangle(element.getBoundingClientRect()));
      },
      scrollToSlice: (scroll) => scrollToSlice(slices, scroll),
    });
    return stopAll([
      connection.close,
      reportSize(element, connection),
      reportPointer(() => slices, connection),
      listen(element, "click", stayOnPage),
      listen(element, "submit", stayOnPage),
    ]);
  }, [parents, root]);
}

type Stop = () => void;

function stopAll(stops: readonly Stop[]): Stop {
  return () => {
    for (const stop of stops) stop();
  };
}

function reportSize(root: HTMLElement, connection: ParentConnection): Stop {
  const observer = new ResizeObserver(([entry]) => entry && connection.setSliceZoneSize(rectangle(entry.contentRect)));
  observer.observe(root);
  return () => observer.disconnect();
}

/** Reports the slice under the pointer whenever it is another one, or has moved. */
function reportPointer(slices: () => readonly unknown[], connection: ParentConnection): Stop {
  let pointer = { x: 0, y: 0 };
  let last = "";
  const report = () => {
    const active = activeSliceAt(slices(), pointer.x, pointer.y);
    const text = JSON.stringify(active);
    if (text !== last) connection.setActiveSlice(active);
    last = text;
  };
  const move = (event: Event) => {
    if (event instanceof MouseEvent) pointer = { x: event.clientX, y: event.clientY };
    report();
  };
  return stopAll(["mousemove", "resize", "scroll"].map((name) => listen(window, name, move)));
}

function listen(target: EventTarget, name: string, listener: (event: Event) => void): Stop {
  target.addEventListener(name, listener, { capture: true });
  return () => target.removeEventListener(name, listener, { capture: true });
}

/** Stops links and forms, which would lead the frame away from the simulator. Links within the page still work. */
function stayOnPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const leaves = event.type === "submit" || (link !== null && link.getAttribute("href")?.startsWith("#") !== true);
  if (leaves) event.preventDefault();
}
