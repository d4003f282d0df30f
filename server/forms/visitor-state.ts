import type { IncomingMessage } from "node:http";
import { defaultLocale, isLocaleCode, locales } from "../../i18n/locales.ts";
import { clearFormState, readFormState } from "../../routing/form-state.ts";
import type { InternalPath } from "../../routing/internal-path.ts";
import { readPromoCode } from "../../routing/promo-code.ts";
import { applyPromoCode } from "./apply-promo-code.ts";
import { fillForm } from "./fill-form.ts";

/** A visitor's earlier post, as a page shows it. */
export interface VisitorState {
  /** Returns the HTML of a page with it. */
  readonly fill: (html: string) => string;
  /** `Set-Cookie` values that end what is shown once. */
  readonly cookies: readonly string[];
}

/** Reads the cookies of a visitor to a page. Undefined for a visitor who has the page that all have. */
export function visitorState(
  { headers: { cookie }, url = "" }: Pick<IncomingMessage, "headers" | "url">,
  { locale }: Pick<InternalPath, "locale">,
): VisitorState | undefined {
  const [form, code] = [readFormState(cookie), readPromoCode(cookie)];
  if (form === undefined && code === undefined) return undefined;
  const [path = ""] = url.split("?", 1);
  const page = { path, locale: locales[isLocaleCode(locale) ? locale : defaultLocale] };
  return {
    fill: (html) => {
      const filled = form === undefined ? html : fillForm(html, form);
      return code === undefined ? filled : applyPromoCode(filled, code, page);
    },
    cookies: form === undefined ? [] : [clearFormState(path)],
  };
}
