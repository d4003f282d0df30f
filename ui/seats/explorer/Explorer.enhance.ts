import type { Locale } from "../../../i18n/locales.ts";
import { html } from "./element.ts";
import * as css from "./explorer.css.ts";
import { createExplorer } from "./explorer.ts";
import { readSeats } from "./read-seats.ts";
import { explorerWords, type ExplorerTexts } from "./texts.ts";
import type { TrayOptions } from "./tray.ts";

export interface ExplorerProps extends Pick<TrayOptions, "bookingUrls" | "time"> {
  /** The address of the seats: `routing/seats-address.ts`. */
  readonly src: string;
  readonly locale: Locale;
  readonly texts: ExplorerTexts;
  /** Seats that one booking has at most. */
  readonly most: number;
}

/**
 * Replaces the plain list of seats by a map and a list that choose without a request (row X6). Until the seats are
 * read, and when they can't be, the plain list stays; then a button tries again.
 */
export function enhance(root: HTMLElement, { src, locale, texts, most, bookingUrls, time }: ExplorerProps): () => void {
  const form = root.querySelector("form");
  const plain = root.querySelector<HTMLElement>("[data-plain]");
  if (form === null || plain === null) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const status = html("p", { role: "status", class: css.note });
  const again = html("button", { type: "button", class: css.tool }, texts.retry);
  again.hidden = true;
  const place = html("div", {}, status, again);
  plain.before(place);

  const load = async () => {
    again.hidden = true;
    status.textContent = "";
    try {
      const house = await readSeats(src, signal);
      const explorer = createExplorer({
        house,
        words: explorerWords(texts, locale),
        most,
        form,
        bookingUrls,
        time,
        signal,
      });
      place.append(explorer.element);
      plain.hidden = true;
      explorer.start();
    } catch {
      if (signal.aborted) return;
      status.textContent = texts.failed;
      again.hidden = false;
    }
  };
  again.addEventListener("click", () => void load(), { signal });
  void load();

  return () => {
    ending.abort();
    place.remove();
    plain.hidden = false;
  };
}
