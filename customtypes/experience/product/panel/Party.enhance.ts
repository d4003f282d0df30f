import { type PartyCounts, stepParty } from "../../../../catalog/experience/chosen-party.ts";
import { openSheet } from "../../../../blocks/products/panel/open-sheet.ts";
import { findStart, type PartyStart, showParty, type ShownTexts } from "./show-party.ts";

export interface PartyProps extends ShownTexts {
  /** The starts of the chosen day. Without a day the limits of the next start. */
  readonly starts: readonly PartyStart[];
  /** Whether a day is chosen. */
  readonly isDated: boolean;
  /** The chosen start, `HH:MM`, or the only one. */
  readonly time?: string | undefined;
  readonly party: PartyCounts;
}

/**
 * Makes the steppers and starts of the panel choose without a request. The total, the next step, its address and those of the
 * days follow. On a phone the panel of an address that leads to it opens.
 */
export function enhance(root: HTMLElement, props: PartyProps): () => void {
  const ending = new AbortController();
  let choice = { time: props.time, party: props.party };
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
    const step = event.target.closest<HTMLButtonElement>("[data-pax]");
    const start = event.target.closest<HTMLElement>("[data-time]");
    if (step === null && start === null) return;
    event.preventDefault();
    const { pax, by } = step?.dataset ?? {};
    const limits = findStart(props.starts, choice.time);
    const next = pax === undefined ? undefined : stepParty(choice.party, { pax, by: by === "1" ? 1 : -1 }, limits);
    choice = { time: start?.dataset["time"] ?? choice.time, party: next ?? choice.party };
    choice = showParty(root, props, { ...choice, changed: next && pax });
    if (step?.disabled === true) focusOther(step);
  };
  root.addEventListener("click", onClick, { signal: ending.signal });
  openSheet();
  return () => ending.abort();
}

/** Moves the focus from a button that can do no more to the other one of its kind. */
function focusOther(step: HTMLButtonElement): void {
  const { pax, by } = step.dataset;
  const all = step.parentElement?.querySelectorAll<HTMLButtonElement>(`[data-pax="${pax}"]`) ?? [];
  [...all].find((other) => other.dataset["by"] !== by)?.focus();
}
