import { fetchInTime } from "../../framework/islands/browser/fetch-in-time.ts";
import { missingStyles } from "../../ui/theme/missing-styles.ts";

/** The months of a page, and the address that they were read from. */
interface ReadDays {
  readonly address: string;
  readonly panel: HTMLElement;
}

/**
 * Creates what opens the months that a link leads to, in `root`. They are read once. Where the page has them already, and
 * where reading fails, the browser follows the link.
 */
export function createDayOpener(root: HTMLElement, signal: AbortSignal) {
  let read: ReadDays | undefined;
  const load = async (link: HTMLAnchorElement) => {
    link.setAttribute("aria-busy", "true");
    try {
      if (read?.address !== link.href) read = await readDays(link.href, signal);
      if (!signal.aborted && link.isConnected) show(document.importNode(read.panel, true), link, root);
    } catch {
      if (!signal.aborted) location.assign(link.href);
    }
    link.removeAttribute("aria-busy");
  };
  return (link: HTMLAnchorElement, event: Event): void => {
    if (root.querySelector("[data-days]:not([popover])") !== null) return;
    event.preventDefault();
    if (!link.hasAttribute("aria-busy")) void load(link);
  };
}

async function readDays(address: string, signal: AbortSignal): Promise<ReadDays> {
  const response = await fetchInTime(address, signal);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const panel = page.querySelector<HTMLElement>("[data-days]");
  if (panel === null) throw new Error("no days");
  document.head.append(...missingStyles(page));
  return { address, panel };
}

/** Opens the months with the focus on the chosen day, else on the first one. Once they are closed, what was begun is lost. */
function show(panel: HTMLElement, link: HTMLElement, root: HTMLElement): void {
  panel.setAttribute("popover", "auto");
  panel.addEventListener("toggle", ({ newState }) => {
    if (newState === "closed") panel.remove();
  });
  root.append(panel);
  panel.showPopover({ source: link });
  const days = [...panel.querySelectorAll<HTMLElement>("[data-day]")];
  (days.find((day) => day.hasAttribute("aria-current")) ?? days[0])?.focus();
}
