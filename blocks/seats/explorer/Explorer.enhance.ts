import { parseSeatLines } from "../../../catalog/seating/seat-lines.ts";
import { fetchInTime } from "../../../framework/islands/browser/fetch-in-time.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { addStyles } from "../../../ui/theme/add-styles.ts";
import { html } from "./element.ts";
import * as css from "./explorer.css.ts";
import { createExplorer } from "./explorer.ts";
import { type House, toHouse } from "./house.ts";
import type { RetainedChoiceOptions } from "./retained-choice.ts";
import { explorerSheets } from "./sheets.ts";
import { explorerWords, type ExplorerTexts } from "./texts.ts";
import type { TrayOptions } from "./tray.ts";

export interface ExplorerProps
  extends Pick<TrayOptions, "bookingUrls" | "time" | "next">, Pick<RetainedChoiceOptions, "dates"> {
  /** The address of the seats: `routing/seats-address.ts`. */
  readonly src: string;
  readonly locale: Locale;
  readonly texts: ExplorerTexts;
  /** Seats that one booking has at most. */
  readonly most: number;
  /** For how many travellers the page is. */
  readonly party: number;
  /** Codes of the seats in the page's address; absent without any. */
  readonly chosen?: readonly string[] | undefined;
}

/**
 * Replaces the plain list of seats by a map and a list that choose without a request (X6). Until the seats are
 * read, and when they can't be, the plain list stays; then a button tries again.
 */
export function enhance(root: HTMLElement, props: ExplorerProps): () => void {
  const form = root.querySelector("form");
  const plain = root.querySelector<HTMLElement>("[data-plain]");
  if (form === null || plain === null) return () => {};
  for (const sheet of explorerSheets) addStyles(sheet);
  const ending = new AbortController();
  const { signal } = ending;
  const place = html("div");
  plain.before(place);
  loadInto(place, props.texts, signal, async () => {
    const house = await readSeats(props.src, signal);
    const words = explorerWords(props.texts, props.locale);
    const { element, start } = createExplorer({ ...props, chosen: props.chosen ?? [], house, words, form, signal });
    place.append(element);
    hide(plain, { place, element, form });
    start();
  });

  return () => {
    ending.abort();
    place.remove();
    plain.hidden = false;
  };
}

/** Reads the seats of a performance. Throws if no seats were received in time. */
async function readSeats(address: string, left: AbortSignal): Promise<House> {
  const response = await fetchInTime(address, left);
  return toHouse(parseSeatLines(await response.text()));
}

interface Instead {
  readonly place: HTMLElement;
  readonly element: HTMLElement;
  readonly form: HTMLFormElement;
}

/** Hides the plain list for what is there instead. That has the focus then, and is shown if the address led into the list. */
function hide(plain: HTMLElement, { place, element, form }: Instead): void {
  const { activeElement } = document;
  const isLedTo = plain.contains(activeElement) && activeElement?.matches(":target") === true;
  if ([place, plain].some((part) => part.contains(activeElement))) focusFirst(element);
  plain.hidden = true;
  if (isLedTo) form.scrollIntoView();
}

function focusFirst(element: HTMLElement): void {
  element.querySelector("button")?.focus({ preventScroll: true });
}

/** Loads, and says in an element when that failed, with a button that tries again. It remains while that loads. */
function loadInto(place: HTMLElement, texts: ExplorerTexts, signal: AbortSignal, load: () => Promise<void>): void {
  const status = html("p", { role: "status", class: css.note });
  const again = html("button", { type: "button", class: css.tool }, texts.retry);
  const fail = () => {
    if (signal.aborted) return;
    status.textContent = texts.failed;
    again.hidden = false;
  };
  const tryOnce = async () => {
    if (place.hasAttribute("aria-busy")) return;
    place.setAttribute("aria-busy", "true");
    status.textContent = "";
    await load()
      .then(() => (again.hidden = true))
      .catch(fail);
    place.removeAttribute("aria-busy");
  };
  again.addEventListener("click", () => void tryOnce(), { signal });
  again.hidden = true;
  place.append(status, again);
  void tryOnce();
}
