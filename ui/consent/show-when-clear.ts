import * as booking from "../primitives/bottom-bar.css.ts";

/**
 * Hides a banner while it would lie over the page's first price, which a traveller came for. Scrolling past the
 * price shows the banner. So does the first key, as a keyboard has no other way to it.
 */
export function showWhenClear(banner: HTMLElement, ending: AbortSignal): void {
  const height = banner.offsetHeight;
  if (!hidesFirstPrice(height)) return;
  banner.hidden = true;
  const shown = new AbortController();
  const options = { signal: AbortSignal.any([shown.signal, ending]), passive: true };
  const show = () => {
    banner.hidden = false;
    shown.abort();
  };
  const showIfClear = () => {
    if (!hidesFirstPrice(height)) show();
  };
  for (const type of ["scroll", "resize"]) addEventListener(type, showIfClear, options);
  addEventListener("keydown", show, options);
}

/** Whether the first price of the page is in the last `height` pixels of the window. The bar of a phone moves above them. */
function hidesFirstPrice(height: number): boolean {
  const prices = [...document.querySelectorAll("main bdi")].filter(
    (each) => /\d/.test(each.textContent ?? "") && each.closest(`.${booking.bar}`) === null,
  );
  const first = prices.map((each) => each.getBoundingClientRect()).find((box) => box.height > 0);
  return first !== undefined && first.bottom > innerHeight - height && first.top < innerHeight;
}
