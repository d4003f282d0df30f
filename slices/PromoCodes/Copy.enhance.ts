import { nextPromoCodeState, type PromoCodeState } from "../../catalog/offer/promo-code-state.ts";
import * as css from "./PromoCodes.css.ts";

/** Words of the page's language. */
export interface CopyProps {
  readonly apply: string;
  readonly applied: string;
  readonly remove: string;
  /** What a toast says once a code is copied. */
  readonly copied: string;
}

/** A code of the page with what was added to it. */
interface Voucher {
  readonly code: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly note: HTMLElement;
  state: PromoCodeState;
}

/**
 * Adds to each code a button that copies it: apply code, then applied, then remove (specification §4). One code is applied
 * at a time, as one can be pasted. A code that can't be copied is selected.
 */
export function enhance(root: HTMLElement, words: CopyProps): () => void {
  const vouchers = [...root.querySelectorAll("code")].map(createVoucher);
  const show = () => {
    for (const voucher of vouchers) showState(voucher, words);
  };
  const press = async (pressed: Voucher) => {
    const isApplying = pressed.state === "entered";
    if (isApplying && !(await copy(pressed.code))) return;
    const next = nextPromoCodeState(pressed.state, isApplying ? "apply" : "remove");
    for (const voucher of vouchers) voucher.state = voucher === pressed ? next : "entered";
    show();
    if (isApplying) dispatchEvent(new CustomEvent("toast", { detail: words.copied }));
  };
  for (const voucher of vouchers) voucher.button.addEventListener("click", () => void press(voucher));
  show();
  return () => {
    for (const { button, note } of vouchers) {
      button.remove();
      note.remove();
    }
  };
}

function createVoucher(code: HTMLElement): Voucher {
  const button = document.createElement("button");
  const note = document.createElement("span");
  button.type = "button";
  button.className = css.button;
  note.className = css.applied;
  code.parentElement?.append(note, button);
  return { code, button, note, state: "entered" };
}

/** The name of the button has the code too: a page may have several. */
function showState({ code, button, note, state }: Voucher, { apply, applied, remove }: CopyProps): void {
  const label = state === "entered" ? apply : remove;
  button.textContent = label;
  button.setAttribute("aria-label", `${label}: ${code.textContent}`);
  note.hidden = state === "entered";
  note.textContent = note.hidden ? "" : applied;
}

/** Copies a code, or selects it where the browser does not allow that. Returns whether it was copied. */
async function copy(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
