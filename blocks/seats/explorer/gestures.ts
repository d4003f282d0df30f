import { setAttributes } from "./element.ts";
import type { Viewport } from "./viewport.ts";

/** Pixels that a mouse moves before it drags. */
const dragFrom = 4;

/** Milliseconds after the last zoom of a gesture in which the picture becomes sharp again. */
const sharpAfterMs = 150;

/**
 * Zooms a viewport by a wheel with Ctrl or Cmd and by two fingers, and moves it by a mouse. One finger scrolls, as
 * everywhere. The click that ends a drag is omitted.
 */
export function listenToGestures(viewport: Viewport, signal: AbortSignal): void {
  const { element } = viewport;
  const zoomBy = createGestureZoom(viewport);
  element.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
    },
    { signal, passive: false },
  );
  listenToPinches(element, zoomBy, signal);
  listenToDrags(element, signal);
}

/** Returns how gestures zoom: the picture is stretched as it was rendered, until they end. */
function createGestureZoom({ element, zoomBy }: Viewport): Viewport["zoomBy"] {
  let ending: ReturnType<typeof setTimeout> | undefined;
  return (factor, around) => {
    clearTimeout(ending);
    setAttributes(element, { "data-moving": "" });
    ending = setTimeout(() => element.removeAttribute("data-moving"), sharpAfterMs);
    zoomBy(factor, around);
  };
}

function listenToPinches(element: HTMLElement, zoomBy: Viewport["zoomBy"], signal: AbortSignal): void {
  let distance = 0;
  const onTouch = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (one === undefined || other === undefined) return;
    event.preventDefault();
    const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const between = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    if (event.type === "touchmove" && distance > 0) zoomBy(now / distance, between);
    distance = now;
  };
  for (const type of ["touchstart", "touchmove"] as const)
    element.addEventListener(type, onTouch, { signal, passive: false });
}

function listenToDrags(element: HTMLElement, signal: AbortSignal): void {
  let from: MouseEvent | undefined;
  let hasMoved = false;
  const onMove = (event: MouseEvent) => {
    if (from === undefined || event.buttons === 0) return;
    hasMoved ||= Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > dragFrom;
    if (!hasMoved) return;
    element.scrollBy(from.clientX - event.clientX, from.clientY - event.clientY);
    from = event;
  };
  element.addEventListener("mousedown", (event) => ((from = event), (hasMoved = false)), { signal });
  addEventListener("mousemove", onMove, { signal });
  addEventListener("mouseup", () => (from = undefined), { signal });
  element.addEventListener(
    "click",
    (event) => {
      if (hasMoved) event.stopImmediatePropagation();
      hasMoved = false;
    },
    { signal, capture: true },
  );
}
