import type { MessageKey } from "../../i18n/translator.ts";

/** Whether a promo code is entered or counts already (specification §4). */
export type PromoCodeState = "entered" | "applied";

/** What the traveller can do with the code. */
export type PromoCodeAction = "apply" | "remove";

const transitions: Readonly<Record<PromoCodeState, Partial<Record<PromoCodeAction, PromoCodeState>>>> = {
  entered: { apply: "applied" },
  applied: { remove: "entered" },
};

/** Returns the state after an action; one that the state does not offer changes nothing. */
export function nextPromoCodeState(state: PromoCodeState, action: PromoCodeAction): PromoCodeState {
  return transitions[state][action] ?? state;
}

/** The words beside the code, in the order they are shown. */
export const promoCodeLabels: Readonly<Record<PromoCodeState, readonly MessageKey[]>> = {
  entered: ["promo.apply"],
  applied: ["promo.applied", "promo.remove"],
};
