import { dayAfter, type Move, findCalendarMove } from "./calendar-keys.ts";

/** The links of days in an element, one of which is a stop of the tab key. */
export interface RovingDays {
  /** Makes the grids of all months. The stop is the chosen day, else the first that can be booked. */
  readonly update: () => void;
  /** Moves a focus that a key brought to the first or last day to the chosen one. */
  readonly enter: () => void;
  /** Returns how a key moves from the link that has the focus; undefined for any other key. */
  readonly findDateMove: (event: KeyboardEvent) => { readonly date: string; readonly move: Move } | undefined;
  /** Moves the focus, and returns whether there was a day to move to. */
  readonly go: (from: string, move: Move) => boolean;
  readonly focus: (date: string) => void;
  /** The days that can be chosen, earliest first. */
  readonly dates: () => readonly string[];
}

/** Creates the keyboard pattern of a grid of days (ARIA 1.2). */
export function createRovingDays(root: Element): RovingDays {
  const links = () => [...root.querySelectorAll<HTMLAnchorElement>("td a")];
  const findDayLink = (date: string) => links().find((link) => readLinkDate(link) === date);
  const dates = () => links().map(readLinkDate).toSorted();
  const stopAt = (stop: HTMLAnchorElement | undefined) => {
    for (const link of links()) link.tabIndex = link === stop ? 0 : -1;
  };
  const focus = (date: string) => {
    stopAt(findDayLink(date));
    findDayLink(date)?.focus();
  };
  return {
    dates,
    focus,
    update: () => {
      for (const table of root.querySelectorAll("table")) table.setAttribute("role", "grid");
      const all = links();
      const free = all.find((link) => !("closed" in link.dataset));
      stopAt(all.find((link) => link === document.activeElement) ?? all.find(isChosen) ?? free ?? all[0]);
    },
    enter: () => {
      const all = links();
      const edge = [all[0], all.at(-1)].find((link) => link === document.activeElement);
      const chosen = all.find(isChosen);
      // The browser shows no focus that a mouse moved, which is about to choose that day.
      if (chosen !== undefined && edge?.matches(":focus-visible") === true) focus(readLinkDate(chosen));
    },
    findDateMove: ({ key, target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("td a") : null;
      const move = findCalendarMove(key, getComputedStyle(root).direction === "rtl");
      return link === null || move === undefined ? undefined : { date: readLinkDate(link), move };
    },
    go: (from, move) => {
      const date = "edge" in move ? findRowEnd(findDayLink(from), move.edge) : dayAfter(from, move, dates());
      if (date !== undefined) focus(date);
      return date !== undefined;
    },
  };
}

/** Returns the first or last day of a link's week that can be chosen. A row is a week of the language. */
function findRowEnd(link: HTMLAnchorElement | undefined, edge: "first" | "last"): string | undefined {
  const row = [...(link?.closest("tr")?.querySelectorAll<HTMLAnchorElement>("td a") ?? [])];
  const end = row.at(edge === "first" ? 0 : -1);
  return end && readLinkDate(end);
}

/** A day of a range is named beside its address, which has the first and the last day. */
function readLinkDate(link: HTMLAnchorElement): string {
  return link.dataset["day"] ?? new URL(link.href).searchParams.get("date") ?? "";
}

function isChosen(link: Element): boolean {
  return link.hasAttribute("aria-current");
}
