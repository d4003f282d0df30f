import { html } from "./element.ts";
import { note } from "./explorer.css.ts";
import type { PlacedSeat } from "./house.ts";
import { createLeaveLinks, type LeaveLinksOptions } from "./leave-links.ts";
import { type ExplorerWords, fill } from "./texts.ts";
import * as css from "./tray.css.ts";

export interface TrayOptions extends LeaveLinksOptions {
  readonly words: ExplorerWords;
  readonly remove: (seat: PlacedSeat) => void;
}

/** What a traveller leaves with: seats, their all-in price, and the way to book them. */
export interface Tray {
  readonly element: HTMLElement;
  /** Shows chosen seats. */
  readonly showChoice: (seats: readonly PlacedSeat[]) => void;
  /** Shows a suggestion; a text alone where there is none. */
  readonly suggest: (title: string, seats: readonly PlacedSeat[]) => void;
  /** Notifies of what is no choice, below what is chosen. */
  readonly notify: (text: string) => void;
}

/** Creates the tray. Its total is a live region, which begins with the seats for those who don't see them. So is a notice. */
export function createTray(options: TrayOptions): Tray {
  const { words } = options;
  const title = html("h3", { class: css.trayTitle, tabindex: -1 });
  const rule = html("p", { class: note }, words.texts.bestRule);
  const names = html("ul", { class: css.names });
  const total = html("p", { class: css.total, role: "status" });
  const notice = html("p", { class: note, role: "status" });
  const allIn = html("p", { class: note }, words.texts.allIn);
  const links = createLeaveLinks(options, words.texts.goOn);
  const foot = html("div", { class: css.foot }, total, notice, allIn, ...links.elements);
  const showTotal = (text: string, seats: readonly PlacedSeat[]) => {
    const heard = seats.map((seat) => `${words.nameOf(seat)}. `).join("");
    total.replaceChildren(heardAlone(heard), text);
    notice.replaceChildren();
  };
  const show = (text: string, seats: readonly PlacedSeat[], entryOf: (seat: PlacedSeat) => Node) => {
    title.textContent = text;
    names.replaceChildren(...seats.map(entryOf));
    names.hidden = allIn.hidden = seats.length === 0;
    links.leadTo(seats);
  };
  const remove = (seat: PlacedSeat) => {
    options.remove(seat);
    (names.querySelector("button") ?? title).focus();
  };
  return {
    element: html("div", { class: css.tray }, title, rule, names, foot),
    showChoice: (seats) => {
      rule.hidden = true;
      show(words.texts.yours, seats, (seat) => removable(seat, words, remove));
      showTotal(fill(words.texts.totals[seats.length] ?? "", { price: priceOf(seats, words) }), seats);
    },
    suggest: (text, seats) => {
      rule.hidden = seats.length === 0;
      show(text, seats, (seat) => nameOf(seat, words));
      showTotal(priceOf(seats, words), seats);
    },
    // What the title says already is heard, and not seen twice.
    notify: (text) => notice.replaceChildren(text === title.textContent ? heardAlone(text) : text),
  };
}

function heardAlone(text: string): HTMLElement {
  return html("span", { class: "visually-hidden" }, text);
}

function nameOf(seat: PlacedSeat, words: ExplorerWords): HTMLElement {
  return html("li", { class: css.name }, html("span", {}, words.seatText(seat)));
}

/** Returns the name of a chosen seat, with a button that removes it. */
function removable(seat: PlacedSeat, words: ExplorerWords, remove: TrayOptions["remove"]): HTMLElement {
  const label = fill(words.texts.remove, { seat: words.nameOf(seat) });
  const button = html("button", { type: "button", class: css.remove, "aria-label": label, title: label }, "×");
  button.addEventListener("click", () => remove(seat));
  const name = nameOf(seat, words);
  name.append(button);
  return name;
}

/** Returns what seats cost together: `£160`; empty without seats. */
function priceOf(seats: readonly PlacedSeat[], { money }: ExplorerWords): string {
  const [first] = seats;
  const minor = seats.reduce((sum, { seat }) => sum + seat.band.price.minor, 0);
  return first === undefined ? "" : money({ ...first.seat.band.price, minor });
}
