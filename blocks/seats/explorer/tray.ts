import { createHiddenText, html } from "./element.ts";
import { note } from "./explorer.css.ts";
import type { PlacedSeat } from "./house.ts";
import { createLeaveLinks, type LeaveLinksOptions } from "./leave-links.ts";
import { seatNameEntry } from "./seat-name-entry.ts";
import { type ExplorerWords, fillText } from "./texts.ts";
import * as css from "./tray.css.ts";

export interface TrayOptions extends LeaveLinksOptions {
  readonly remove: (seat: PlacedSeat) => void;
  /** For how many travellers the page is. */
  readonly party: number;
}

/** The chosen seats, their all-in price, and the button that books them. */
export interface Tray {
  readonly element: HTMLElement;
  /** The total, notices and the links to the booking, below the chosen seats. */
  readonly foot: HTMLElement;
  /** Shows chosen seats, and a message when they are more or fewer than the travellers. */
  readonly showChoice: (seats: readonly PlacedSeat[]) => void;
  /** Shows a message about a seat that can't be chosen, below the chosen seats. */
  readonly notify: (text: string) => void;
  readonly focus: () => void;
}

/** Creates the tray. Its total is a live region, which begins with the seats for those who don't see them. So is a notice. */
export function createTray(options: TrayOptions): Tray {
  const { words, party } = options;
  const parts = createTrayParts(options);
  const { title, names, notice, foot } = parts;
  let remark = "";
  const focus = () => title.focus({ preventScroll: true });
  const remove = (seat: PlacedSeat) => {
    options.remove(seat);
    const next = names.querySelector("button");
    if (next === null) focus();
    else next.focus();
  };
  return {
    element: html("div", { class: css.tray }, title, names, foot),
    foot,
    showChoice: (seats) => {
      remark = seats.length === 0 || seats.length === party ? "" : words.texts.differs;
      notice.replaceChildren(remark);
      names.replaceChildren(...seats.map((seat) => removable(seat, words, remove)));
      showTotal(seats, parts, words);
    },
    notify: (text) => notice.replaceChildren([remark, text].join(" ").trim()),
    focus,
  };
}

type TrayParts = ReturnType<typeof createTrayParts>;

function createTrayParts(options: TrayOptions) {
  const { texts } = options.words;
  const title = html("h3", { class: css.trayTitle, tabindex: -1 });
  const names = html("ul", { class: css.names });
  const total = html("p", { class: css.total, role: "status" });
  const notice = html("p", { class: note, role: "status" });
  const allIn = html("p", { class: note }, texts.allIn);
  const links = createLeaveLinks(options, texts.goOn);
  const foot = html("div", { class: css.foot }, total, notice, allIn, ...links.elements);
  return { title, names, total, notice, links, foot };
}

/** Shows how many seats are chosen, what they cost, and the way to book them. */
function showTotal(
  seats: readonly PlacedSeat[],
  { title, names, total, links, foot }: TrayParts,
  words: ExplorerWords,
) {
  const count = fillText(words.texts.totals[seats.length] ?? "", { price: words.formatLowestPrice(seats) });
  const heard = seats.map((seat) => `${words.formatSeatName(seat)}. `).join("");
  const hasNone = seats.length === 0;
  title.textContent = hasNone ? count : words.texts.yours;
  total.replaceChildren(...(hasNone ? [] : [createHiddenText(heard), count]));
  names.hidden = hasNone;
  foot.toggleAttribute("data-idle", hasNone);
  links.leadTo(seats);
}

/** Returns the name of a chosen seat, with a button that removes it. */
function removable(seat: PlacedSeat, words: ExplorerWords, remove: TrayOptions["remove"]): HTMLElement {
  const label = fillText(words.texts.remove, { seat: words.formatSeatName(seat) });
  const button = html("button", { type: "button", class: css.remove, "aria-label": label, title: label }, "×");
  button.addEventListener("click", () => remove(seat));
  return seatNameEntry(seat, words, button);
}
