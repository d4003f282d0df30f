import {
  fitParty,
  isSameParty,
  type PartyCounts,
  type PartyLimits,
  stepParty,
  sumParty,
  usualParty,
  writeParty,
} from "../../../../catalog/experience/chosen-party.ts";
import { formatMoney } from "../../../../catalog/money/money.ts";
import type { CurrencyCode } from "../../../../i18n/currencies.ts";
import type { Locale } from "../../../../i18n/locales.ts";
import { showAddresses } from "./show-addresses.ts";

/** Who can go at a start, and for how much. */
export interface PartyStart extends PartyLimits {
  /** `HH:MM`; empty before a day is chosen. */
  readonly time: string;
}

/** Parts of a party's texts. */
export interface ShownTexts {
  readonly currency: CurrencyCode;
  readonly locale: Locale;
  /** Names of the kinds of travellers. */
  readonly names: Readonly<Record<string, string>>;
  /** The words of the booking and of the total, with `{price}`, and of a count, with `{label}` and `{value}`. */
  readonly texts: Readonly<Record<"next" | "total" | "counted", string>>;
}

interface Shown extends ShownTexts {
  readonly starts: readonly PartyStart[];
  readonly isDated: boolean;
}

interface Choice {
  readonly time: string | undefined;
  readonly party: PartyCounts;
}

/** Returns a start of the day; the first one where none is chosen. */
export function findStart(starts: readonly PartyStart[], time: string | undefined): PartyStart {
  return starts.find((start) => start.time === time) ?? starts[0] ?? { time: "", kinds: [], most: 0 };
}

/** Shows a choice in the panel, and returns it as it fits the limits of its start. A changed kind is announced with its count. */
export function showParty(
  root: Element,
  shown: Shown,
  { changed, ...wanted }: Choice & { readonly changed: string | undefined },
): Choice {
  const start = findStart(shown.starts, wanted.time);
  const party = fitParty(wanted.party, start);
  const time = start.time === wanted.time ? wanted.time : undefined;
  showCounts(root, party, start);
  const total = shown.isDated && time !== undefined ? sumParty(party, start.kinds) : 0;
  const price = formatMoney({ minor: total, currency: shown.currency }, shown.locale);
  showTotal(root, shown, { price, counted: changed === undefined ? "" : countText(changed, party, shown) });
  showStart(root, time);
  const pax = isSameParty(party, usualParty(start)) ? undefined : writeParty(party);
  const label = price === "" ? undefined : shown.texts.next.replace("{price}", price);
  showAddresses(root, { time, party, pax, label });
  return { time, party };
}

function showCounts(root: Element, party: PartyCounts, limits: PartyLimits): void {
  for (const count of root.querySelectorAll<HTMLElement>("[data-count]"))
    count.textContent = `${party[count.dataset["count"] ?? ""] ?? 0}`;
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-pax]")) {
    const { pax = "", by } = button.dataset;
    button.disabled = stepParty(party, { pax, by: by === "1" ? 1 : -1 }, limits) === undefined;
  }
}

function countText(pax: string, party: PartyCounts, { names, texts }: ShownTexts): string {
  return texts.counted.replace("{label}", names[pax] ?? pax).replace("{value}", `${party[pax] ?? 0}`);
}

/** Writes into the live region: the count for those who don't see the stepper, and the total. */
function showTotal(
  root: Element,
  { texts }: ShownTexts,
  said: { readonly price: string; readonly counted: string },
): void {
  const status = root.querySelector("[data-total]");
  const hidden = Object.assign(document.createElement("span"), { className: "visually-hidden" });
  hidden.textContent = `${said.counted} `;
  status?.replaceChildren(hidden, said.price === "" ? "" : texts.total.replace("{price}", said.price));
}

function showStart(root: Element, time: string | undefined): void {
  for (const link of root.querySelectorAll<HTMLElement>("[data-time]")) {
    if (link.dataset["time"] === time) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  for (const step of root.querySelectorAll<HTMLElement>('[data-next="time"]')) step.hidden = time !== undefined;
  if (time === undefined) return;
  for (const step of root.querySelectorAll<HTMLElement>('[data-next="booking"]')) step.hidden = false;
}
