import type { IncomingMessage } from "node:http";
import { clearFormState, readFormState } from "../../routing/form-state.ts";
import { readPromoCode } from "../../routing/promo-code.ts";
import { applyPromoCode } from "./apply-promo-code.ts";
import { fillForm } from "./fill-form.ts";

/** What a visitor posted before, as a page shows it. */
export interface VisitorState {
  /** Returns the HTML of a page with it. */
  readonly fill: (html: string) => string;
  /** `Set-Cookie` values that end what is shown once. */
  readonly cookies: readonly string[];
}

/** Reads a visitor's cookies. Undefined for a visitor who has the page that all have. */
export function visitorState({ headers: { cookie }, url = "" }: IncomingMessage): VisitorState | undefined {
  const [form, code] = [readFormState(cookie), readPromoCode(cookie)];
  if (form === undefined && code === undefined) return undefined;
  const [path = ""] = url.split("?", 1);
  return {
    fill: (html) => {
      const filled = form === undefined ? html : fillForm(html, form);
      return code === undefined ? filled : applyPromoCode(filled, code);
    },
    cookies: form === undefined ? [] : [clearFormState(path)],
  };
}
