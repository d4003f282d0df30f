import * as v from "valibot";
import { readText } from "../../http/read-text.ts";
import { type CurrencyCode, isCurrencyCode } from "../../i18n/currencies.ts";
import type { Site } from "../../hosts/site.ts";
import { currencyCookie } from "../../routing/cookies.ts";
import { hostLabels, isLocal } from "../../routing/host.ts";
import { storageKeys } from "../../routing/storage-keys.ts";
import { localPath } from "../../routing/redirect.ts";

export interface CurrencyChoice {
  readonly currency: CurrencyCode | "auto";
  /** Path to return to. */
  readonly to: string;
}

/** Bytes: many times a path and a currency. */
const bodyLimit = 8192;

const choiceSchema = v.object({
  currency: v.union([v.literal("auto"), v.pipe(v.string(), v.guard(isCurrencyCode))]),
  to: localPath,
});

/** Parses the URL-encoded body of the currency form; undefined for any other body. */
export async function currencyChoice(request: Request): Promise<CurrencyChoice | undefined> {
  const body = await readText(request, bodyLimit).catch(() => "");
  const choice = v.safeParse(choiceSchema, Object.fromEntries(new URLSearchParams(body)));
  return choice.success ? choice.output : undefined;
}

/**
 * Returns the `Set-Cookie` value for a chosen currency: one year, on the parent domain (J3). The booking flow is under
 * it too. `auto` removes it. A host that is not under that domain, as localhost, is the only one with the cookie.
 */
export function setCurrency(
  currency: string,
  { bookingDomain }: Pick<Site, "bookingDomain">,
  hostHeader: string,
): string {
  const local = isLocal(hostHeader);
  const isUnder = `.${hostLabels(hostHeader).join(".")}`.endsWith(`.${bookingDomain}`);
  const domain = isUnder ? `; Domain=${bookingDomain}` : "";
  const [value, maxAge] = currency === "auto" ? ["", 0] : [currency, storageKeys[currencyCookie].seconds];
  return `${currencyCookie}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${domain}${local ? "" : "; Secure"}`;
}
