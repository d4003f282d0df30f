import type { ToTopProps } from "./add-to-top.ts";

/** Loads the button to the top of the page once it is scrolled: nobody needs it before. */
export function offerToTop(props: ToTopProps, signal: AbortSignal): void {
  const load = async () => {
    const { addToTop } = await import("./add-to-top.ts");
    if (!signal.aborted) addToTop(props, signal);
  };
  const onScroll = () => void load().catch(console.error);
  // A page that is reloaded has its position already. Reading that now would lay out the page twice.
  requestAnimationFrame(() => {
    if (scrollY > 0) onScroll();
    else addEventListener("scroll", onScroll, { once: true, passive: true, signal });
  });
}
