import { html } from "./element.ts";
import type { PlacedSeat } from "./house.ts";
import type { ExplorerWords } from "./texts.ts";
import * as css from "./tray.css.ts";

/** Returns an entry of a list with a seat in words, and what can be done with it. */
export function seatNameEntry(seat: PlacedSeat, words: ExplorerWords, ...parts: readonly Node[]): HTMLElement {
  return html("li", { class: css.name }, html("span", {}, words.seatText(seat)), ...parts);
}
